/** Grants one lease at a time. Every grant has a higher fence than all before. */
class LeaseLock {
  private holder: string | undefined;
  private nextFence = 41;

  acquire(client: string): number {
    if (this.holder !== undefined) throw new Error(`${this.holder} holds the lock`);
    const fence = this.nextFence;
    this.holder = client;
    this.nextFence += 1;
    console.log(`acquire client=${client} fence=${fence}`);
    return fence;
  }

  expire(): void {
    console.log(`expire  client=${this.holder} (nobody tells the client)`);
    this.holder = undefined;
  }
}

/** Accepts every write: the last writer wins. */
class Unfenced {
  x = '-';

  put(client: string, value: string, fence: number): string {
    this.x = value;
    console.log(`write   client=${client} fence=${fence} x=${value}`);
    return '200 OK';
  }
}

/** Refuses a fence lower than the highest seen. Check and write are one step. */
class Fenced extends Unfenced {
  private lastFence = 0; // the highest fence seen

  override put(client: string, value: string, fence: number): string {
    if (fence < this.lastFence) {
      console.log(`reject  client=${client} fence=${fence} highest=${this.lastFence}`);
      return `412 Fenced, ${fence} < ${this.lastFence}`;
    }
    this.lastFence = fence;
    return super.put(client, value, fence);
  }
}

function story(name: string, storage: Unfenced): void {
  console.log(`--- ${name} ---`);
  const lock = new LeaseLock();
  const fenceA = lock.acquire('A');
  console.log('pause   client=A for 20 s, with a lease of 10 s');
  lock.expire();
  const fenceB = lock.acquire('B');
  storage.put('B', 'B', fenceB);
  console.log('resume  client=A, which still believes it is the owner');
  const reply = storage.put('A', 'A', fenceA);
  console.log(`A got ${reply}`);
}

for (const [name, storage] of [['No fence', new Unfenced()], ['Fence', new Fenced()]] as const) {
  story(name, storage);
  const verdict = storage.x === 'B' ? "B's write survived" : "corrupted, B's write is gone";
  console.log(`x=${storage.x}: ${verdict}`);
}
