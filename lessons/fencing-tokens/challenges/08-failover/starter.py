start = {"disk": {"count": 0}, "memory": {}}


def decide(state, request):
    count = state["disk"]["count"] + 1
    token = count
    return {"state": {**state, "disk": {"count": count}}, "reply": {"type": "token", "token": token}}
