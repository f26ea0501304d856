import type { MessageName } from './action.ts';
import type { LockConfig } from './config.ts';
import type { Message, Reply, Request } from './message.ts';
import type { LockState } from './state.ts';

type Lane = readonly Message[];

export function isSameName(a: MessageName, b: MessageName): boolean {
  return a.client === b.client && a.number === b.number && a.kind === b.kind;
}

/** The copy that `deliver`, `delay`, `drop` and `duplicate` are about: the one that can arrive first. */
export function messageNamed(state: LockState, name: MessageName): Message | undefined {
  return state.network[name.client]?.find((message) => isSameName(message.name, name));
}

export function newMessage(config: LockConfig, state: LockState, name: MessageName, body: Request | Reply): Message {
  return { name, body, sentAtMs: state.nowMs, notBeforeMs: state.nowMs + latencyMs(config), isDelayed: false };
}

function latencyMs(config: LockConfig): number {
  return config.clock === 'timed' ? config.latencyMs : 0;
}

export function withMessage(state: LockState, message: Message): LockState {
  return withLane(state, message, (lane) => inserted(lane, message));
}

/** `message` at its place among `messages`, which are ordered by name and, within a name, by earliest arrival. */
export function inserted<Some extends Message>(messages: readonly Some[], message: Some): readonly Some[] {
  const after = messages.findIndex((other) => isBefore(message, other));
  const at = after < 0 ? messages.length : after;
  return [...messages.slice(0, at), message, ...messages.slice(at)];
}

export function withoutMessage(state: LockState, message: Message): LockState {
  return withLane(state, message, (lane) => lane.filter((other) => other !== message));
}

function withLane(state: LockState, { name }: Message, change: (lane: Lane) => Lane): LockState {
  return { ...state, network: state.network.map((lane, client) => (client === name.client ? change(lane) : lane)) };
}

function isBefore(a: Message, b: Message): boolean {
  if (a.name.client !== b.name.client) return a.name.client < b.name.client;
  if (a.name.number !== b.name.number) return a.name.number < b.name.number;
  if (a.name.kind !== b.name.kind) return a.name.kind === 'request';
  return a.notBeforeMs < b.notBeforeMs;
}
