start = {"disk": {"x": 0, "claim": ""}, "memory": {}}


def decide(state, request):
    disk = state["disk"]
    token = request["token"]
    if token < disk["claim"]:
        return {"state": state, "reply": {"type": "refused", "reason": f"{token} < {disk['claim']}"}}
    disk = {**disk, "claim": token}
    if request["type"] == "read":
        return {"state": {**state, "disk": disk}, "reply": {"type": "value", "value": disk["x"]}}
    disk = {**disk, "x": request["value"]}
    return {"state": {**state, "disk": disk}, "reply": {"type": "ok"}}
