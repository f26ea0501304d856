start = {"disk": {"x": 0, "highest": 0}, "memory": {}}


def decide(state, request):
    disk = state["disk"]
    token = request["token"]
    disk = {**disk, "x": request["value"], "highest": max(disk["highest"], token or 0)}
    return {"state": {**state, "disk": disk}, "reply": {"type": "ok"}}
