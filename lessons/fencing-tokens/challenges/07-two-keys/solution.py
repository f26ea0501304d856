start = {"disk": {"x": 0, "y": 0, "highest": 0}, "memory": {}}


def decide(state, request):
    disk = state["disk"]
    key, token = request["key"], request["token"]
    if token < disk["highest"]:
        reason = f"{token} is lower than {disk['highest']}"
        return {"state": state, "reply": {"type": "refused", "reason": reason}}
    disk = {**disk, key: request["value"], "highest": token}
    return {"state": {**state, "disk": disk}, "reply": {"type": "ok"}}
