start = {"disk": {"x": 0}, "memory": {"highest": 0}}


def decide(state, request):
    disk, memory = state["disk"], state["memory"]
    token = request["token"]
    if token is None:
        return {"state": state, "reply": {"type": "refused", "reason": "no token"}}
    if token < memory["highest"]:
        return {"state": state, "reply": {"type": "refused", "reason": f"{token} < {memory['highest']}"}}
    memory = {**memory, "highest": token}
    if request["type"] == "read":
        return {"state": {"disk": disk, "memory": memory}, "reply": {"type": "value", "value": disk["x"]}}
    disk = {**disk, "x": request["value"]}
    return {"state": {"disk": disk, "memory": memory}, "reply": {"type": "ok"}}
