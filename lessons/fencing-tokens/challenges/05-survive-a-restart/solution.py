start = {"disk": {"x": 0, "highest": 0}, "memory": {}}


def decide(state, request):
    disk, memory = state["disk"], state["memory"]
    token = request["token"]
    if token is None:
        return {"state": state, "reply": {"type": "refused", "reason": "no token"}}
    if token < disk["highest"]:
        return {"state": state, "reply": {"type": "refused", "reason": f"{token} < {disk['highest']}"}}
    disk = {**disk, "highest": token}
    if request["type"] == "read":
        return {"state": {"disk": disk, "memory": memory}, "reply": {"type": "value", "value": disk["x"]}}
    disk = {**disk, "x": request["value"]}
    return {"state": {"disk": disk, "memory": memory}, "reply": {"type": "ok"}}
