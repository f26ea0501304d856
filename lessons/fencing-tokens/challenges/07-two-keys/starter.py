start = {"disk": {"x": 0, "y": 0, "highest": {"x": 0, "y": 0}}, "memory": {}}


def decide(state, request):
    disk = state["disk"]
    key, token = request["key"], request["token"]
    if token < disk["highest"][key]:
        reason = f"{token} is lower than {disk['highest'][key]}"
        return {"state": state, "reply": {"type": "refused", "reason": reason}}
    disk = {**disk, key: request["value"], "highest": {**disk["highest"], key: token}}
    return {"state": {**state, "disk": disk}, "reply": {"type": "ok"}}
