class LeaseLock:
    """Grants one lease at a time. Every grant has a higher fence than all before."""

    def __init__(self) -> None:
        self.holder: str | None = None
        self.next_fence = 41

    def acquire(self, client: str) -> int:
        assert self.holder is None, f"{self.holder} holds the lock"
        fence = self.next_fence
        self.holder = client
        self.next_fence += 1
        print(f"acquire client={client} fence={fence}")
        return fence

    def expire(self) -> None:
        print(f"expire  client={self.holder} (nobody tells the client)")
        self.holder = None


class Unfenced:
    """Accepts every write: the last writer wins."""

    x: str = "-"

    def put(self, client: str, value: str, fence: int) -> str:
        self.x = value
        print(f"write   client={client} fence={fence} x={value}")
        return "200 OK"


class Fenced(Unfenced):
    """Refuses a fence lower than the highest seen. Check and write are one step."""

    last_fence: int = 0  # the highest fence seen

    def put(self, client: str, value: str, fence: int) -> str:
        if fence < self.last_fence:
            print(f"reject  client={client} fence={fence} highest={self.last_fence}")
            return f"412 Fenced, {fence} < {self.last_fence}"
        self.last_fence = fence
        return super().put(client, value, fence)


def story(name: str, storage: Unfenced) -> None:
    print(f"--- {name} ---")
    lock = LeaseLock()
    fence_a = lock.acquire("A")
    print("pause   client=A for 20 s, with a lease of 10 s")
    lock.expire()
    fence_b = lock.acquire("B")
    storage.put("B", "B", fence_b)
    print("resume  client=A, which still believes it is the owner")
    reply = storage.put("A", "A", fence_a)
    print(f"A got {reply}")


for name, storage in (("No fence", Unfenced()), ("Fence", Fenced())):
    story(name, storage)
    verdict = "B's write survived" if storage.x == "B" else "corrupted, B's write is gone"
    print(f"x={storage.x}: {verdict}")
