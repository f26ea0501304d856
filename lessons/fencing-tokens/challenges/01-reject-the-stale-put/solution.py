start = {"disk": {"x": 0, "highest": 0}, "memory": {}}


def decide(state, request):
    disk = state["disk"]
    token = request["token"]
    if token is None:
        return {"state": state, "reply": {"type": "refused", "reason": "no token"}}
    if token < disk["highest"]:
        reason = f"{token} < {disk['highest']}"
        return {"state": state, "reply": {"type": "refused", "reason": reason}}
    disk = {**disk, "x": request["value"], "highest": token}
    return {"state": {**state, "disk": disk}, "reply": {"type": "ok"}}
