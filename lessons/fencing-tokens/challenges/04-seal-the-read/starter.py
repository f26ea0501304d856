start = {"disk": {"x": 0, "highest": 0}, "memory": {}}


def decide(state, request):
    disk = state["disk"]
    token = request["token"]
    if request["type"] == "read":
        return {"state": state, "reply": {"type": "value", "value": disk["x"]}}
    if token is None:
        return {"state": state, "reply": {"type": "refused", "reason": "no token"}}
    if token < disk["highest"]:
        return {"state": state, "reply": {"type": "refused", "reason": f"{token} < {disk['highest']}"}}
    disk = {**disk, "x": request["value"], "highest": token}
    return {"state": {**state, "disk": disk}, "reply": {"type": "ok"}}
