import { beforeEach, describe, expect, test } from 'vitest';
import { Link, type Peer, type Pointer } from './link.ts';
import type { Message, Role } from './messages.ts';
import { emptyTalk, type Talk } from './talk.ts';

/** A window of a talk, and the wire to the others, which can be cut: a frozen window gets nothing. */
class Window {
  readonly link: Link;
  shown: Talk;
  peers: readonly Peer[] = [];
  pointer: Pointer | undefined;
  isCut = false;
  isOver = false;
  strangerCount = 0;

  constructor(id: string, role: Role, talk = emptyTalk) {
    this.shown = talk;
    this.link = new Link({
      id,
      role,
      talk,
      post: (message) => carry(this, message),
      onTalk: (next) => (this.shown = next),
      onPeers: (peers) => (this.peers = peers),
      onPointer: (pointer) => (this.pointer = pointer),
      onOver: () => (this.isOver = true),
      onStranger: () => (this.strangerCount += 1),
    });
    windows.push(this);
  }
}

let windows: Window[] = [];
/** What a channel does: a copy for everyone else. */
function carry(from: Window, message: Message): void {
  for (const other of windows)
    if (other !== from && !other.isCut && !from.isCut) other.link.receive(structuredClone(message));
}
const peersOf = ({ peers }: Window): string[] => peers.map(({ id }) => id);

let hall: Window;
let presenter: Window;
beforeEach(() => {
  windows = [];
  hall = new Window('hall', 'hall');
  presenter = new Window('presenter', 'presenter');
  hall.link.greet();
  presenter.link.greet();
});

describe('two windows', () => {
  test('know of each other', () => {
    expect(peersOf(hall)).toEqual(['presenter']);
    expect(peersOf(presenter)).toEqual(['hall']);
  });

  test('show what either changes, and say that they do', () => {
    presenter.link.change({ stage: '#gist?s=x&step=1' });
    expect(hall.shown.stage).toBe('#gist?s=x&step=1');
    expect(presenter.peers[0]?.shownRevision).toBe(1);
    hall.link.change({ isBlack: true });
    expect(presenter.shown).toEqual(hall.shown);
    expect(presenter.shown.stage).toBe('#gist?s=x&step=1');
  });

  test('a window that was frozen has one message to catch up on', () => {
    hall.isCut = true;
    for (let step = 1; step < 9; step += 1) presenter.link.change({ stage: `#gist?s=x&step=${step}` });
    expect(presenter.peers[0]?.shownRevision).toBe(0);
    hall.isCut = false;
    hall.link.greet();
    expect(hall.shown.stage).toBe('#gist?s=x&step=8');
    expect(presenter.peers[0]?.shownRevision).toBe(8);
  });

  test('a window that goes on from an older talk is told what it missed', () => {
    presenter.link.change({ itemId: 'a' });
    presenter.link.change({ itemId: 'b' });
    hall.isCut = true;
    presenter.link.change({ itemId: 'c' });
    hall.isCut = false;
    const late = new Window('late', 'hall', { ...emptyTalk, revision: 1, writer: 'presenter', itemId: 'a' });
    late.link.change({ isQrShown: true });
    expect(late.shown.itemId).toBe('c');
    expect(hall.shown).toEqual(presenter.shown);
    expect(late.shown).toEqual(presenter.shown);
  });

  test('a window that is loaded again takes up what the other has', () => {
    presenter.link.change({ itemId: 'a', counts: { 'a/0': [3, 4] } });
    hall.link.leave();
    windows = windows.filter((window) => window !== hall);
    expect(peersOf(presenter)).toEqual([]);
    const again = new Window('hall-2', 'hall');
    again.link.greet();
    expect(again.shown).toEqual(presenter.shown);
    expect(peersOf(presenter)).toEqual(['hall-2']);
  });

  test('two changes at once end the same in both', () => {
    hall.isCut = true;
    presenter.link.change({ itemId: 'a' });
    hall.link.change({ itemId: 'b' });
    hall.isCut = false;
    presenter.link.greet();
    hall.link.greet();
    expect(hall.shown).toEqual(presenter.shown);
  });
});

test('a second presenter is known, and steers like the first', () => {
  const second = new Window('second', 'presenter');
  second.link.greet();
  expect(peersOf(presenter)).toContain('second');
  second.link.change({ itemId: 'a' });
  expect([hall.shown.itemId, presenter.shown.itemId]).toEqual(['a', 'a']);
  second.link.leave();
  expect(peersOf(presenter)).toEqual(['hall']);
});

test('what is pointed at is shown and gone, and belongs to no revision', () => {
  presenter.link.point({ at: [0.5, 0.25] });
  expect(hall.pointer).toEqual({ at: [0.5, 0.25] });
  presenter.link.point(undefined);
  expect(hall.pointer).toBeUndefined();
  expect(hall.shown.revision).toBe(0);
});

test('the end of the talk reaches the hall', () => {
  presenter.link.endTalk();
  expect(hall.isOver).toBe(true);
});

test.each([
  undefined,
  null,
  7,
  'talk',
  {},
  { type: 'talk' },
  { protocol: 1, from: 'x', role: 'hall', type: 'talk', talk: { revision: 9 } },
])('what is no message changes nothing: %j', (data) => {
  hall.link.receive(data);
  expect(hall.shown).toEqual(emptyTalk);
  expect(hall.strangerCount).toBe(0);
});

test('a window of another version is noticed, and not followed', () => {
  hall.link.receive({ protocol: 2, from: 'x', role: 'presenter', type: 'talk', talk: { all: 'new' } });
  expect(hall.strangerCount).toBe(1);
  expect(hall.shown).toEqual(emptyTalk);
});
