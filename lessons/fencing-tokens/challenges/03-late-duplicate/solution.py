start = {"disk": {"x": 0, "highest": 0, "sequence": 0}, "memory": {}}


def decide(state, request):
    disk = state["disk"]
    token = request["token"]
    sequence = request["sequence"]
    if token is None:
        return refused(state, "no token")
    if token < disk["highest"]:
        return refused(state, f"{token} is lower than {disk['highest']}")
    if token == disk["highest"] and sequence < disk["sequence"]:
        return refused(state, f"write {disk['sequence']} came before write {sequence}")
    if token == disk["highest"] and sequence == disk["sequence"]:
        return {"state": state, "reply": {"type": "ok"}}
    disk = {**disk, "x": request["value"], "highest": token, "sequence": sequence}
    return {"state": {**state, "disk": disk}, "reply": {"type": "ok"}}


def refused(state, reason):
    return {"state": state, "reply": {"type": "refused", "reason": reason}}
