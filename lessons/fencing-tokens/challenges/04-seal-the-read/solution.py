start = {"disk": {"x": 0, "highest": 0}, "memory": {}}


def decide(state, request):
    disk = state["disk"]
    token = request["token"]
    if token is None:
        return {"state": state, "reply": {"type": "refused", "reason": "no token"}}
    if token < disk["highest"]:
        return {"state": state, "reply": {"type": "refused", "reason": f"{token} < {disk['highest']}"}}
    if request["type"] == "read":
        disk = {**disk, "highest": token}
        return {"state": {**state, "disk": disk}, "reply": {"type": "value", "value": disk["x"]}}
    disk = {**disk, "x": request["value"], "highest": token}
    return {"state": {**state, "disk": disk}, "reply": {"type": "ok"}}
