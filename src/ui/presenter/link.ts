import * as v from 'valibot';
import { messageSchema, protocol, type Message, type MessageBody, type Role } from './messages.ts';
import { isNewer, type Talk } from './talk.ts';

/** Another window of the talk, as far as it has been heard of. */
export interface Peer {
  readonly id: string;
  readonly role: Role;
  /** The revision that it has on its screen. */
  readonly shownRevision: number;
}

interface Surroundings {
  readonly id: string;
  readonly role: Role;
  readonly talk: Talk;
  readonly post: (message: Message) => void;
  /** Called before the others are told that this is shown. */
  readonly onTalk: (talk: Talk) => void;
  readonly onPeers: (peers: readonly Peer[]) => void;
  readonly onPointer: (pointer: Pointer | undefined) => void;
  readonly onOver: () => void;
  /** A window that speaks another protocol: it was built at another time. */
  readonly onStranger: () => void;
}

export interface Pointer {
  readonly at?: readonly [number, number];
  readonly stroke?: readonly (readonly [number, number])[];
}

/**
 * What one window of a talk does with the messages of the others. It waits for nothing and no clock: whoever changes
 * something sends the whole talk; whoever has shown it says so; whoever comes says hello and is sent it.
 */
export class Link {
  readonly #around: Surroundings;
  #talk: Talk;
  #peers: readonly Peer[] = [];

  constructor(surroundings: Surroundings) {
    this.#around = surroundings;
    this.#talk = surroundings.talk;
  }

  get talk(): Talk {
    return this.#talk;
  }

  greet(): void {
    this.#post({ type: 'hello' });
  }

  change(change: Partial<Omit<Talk, 'revision' | 'writer'>>): void {
    this.#talk = { ...this.#talk, ...change, revision: this.#talk.revision + 1, writer: this.#around.id };
    this.#around.onTalk(this.#talk);
    this.#post({ type: 'talk', talk: this.#talk });
  }

  point(pointer: Pointer | undefined): void {
    const { at, stroke } = pointer ?? {};
    this.#post({
      type: 'pointer',
      ...(at && { at: [...at] }),
      ...(stroke && { stroke: stroke.map((one) => [...one]) }),
    });
  }

  leave(): void {
    this.#post({ type: 'bye' });
  }

  endTalk(): void {
    this.#post({ type: 'over' });
  }

  readonly receive = (data: unknown): void => {
    const parsed = v.safeParse(messageSchema, data);
    if (!parsed.success) {
      if (isFromStranger(data)) this.#around.onStranger();
      return;
    }
    const message = parsed.output;
    if (message.from === this.#around.id) return;
    if (message.type !== 'bye') this.#meet(message);
    switch (message.type) {
      case 'hello':
        this.#post({ type: 'talk', talk: this.#talk });
        return;
      case 'talk':
        this.#takeUp(message.talk);
        return;
      case 'pointer':
        this.#around.onPointer(pointerOf(message));
        return;
      case 'bye':
        this.#setPeers(this.#peers.filter(({ id }) => id !== message.from));
        return;
      case 'over':
        this.#around.onOver();
        return;
      case 'shown':
        return;
    }
  };

  #takeUp(talk: Talk): void {
    if (isNewer(talk, this.#talk)) {
      this.#talk = talk;
      this.#around.onTalk(talk);
      // Some changes count for one window alone; all want to know that they have arrived.
      this.#post({ type: 'shown', revision: talk.revision });
    } else if (isNewer(this.#talk, talk)) {
      // Someone went on from an older one: here is what they missed.
      this.#post({ type: 'talk', talk: this.#talk });
    } else this.#post({ type: 'shown', revision: talk.revision });
  }

  #meet({ from, role, ...message }: Message): void {
    const known = this.#peers.find(({ id }) => id === from);
    const revision = 'revision' in message ? message.revision : 'talk' in message ? message.talk.revision : undefined;
    const shownRevision = revision ?? known?.shownRevision ?? 0;
    if (known && known.shownRevision === shownRevision) return;
    this.#setPeers([...this.#peers.filter(({ id }) => id !== from), { id: from, role, shownRevision }]);
  }

  #setPeers(peers: readonly Peer[]): void {
    this.#peers = peers;
    this.#around.onPeers(peers);
  }

  #post(body: MessageBody): void {
    const { id, role } = this.#around;
    this.#around.post({ protocol, from: id, role, ...body });
  }
}

function pointerOf({ at, stroke }: Pointer): Pointer | undefined {
  if (!at && !stroke) return undefined;
  return { ...(at && { at }), ...(stroke && { stroke }) };
}

function isFromStranger(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'protocol' in data && data.protocol !== protocol;
}
