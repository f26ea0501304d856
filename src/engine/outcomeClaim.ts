import { parseClient } from './actionPhrase.ts';
import type { ClientId, LockConfig } from './config.ts';
import type { LockEvent } from './event.ts';
import { propertiesOf, type PropertyName } from './properties.ts';
import type { LockTrace } from './traceOf.ts';

/** What someone expects of one step of a run. Whether it is so is looked up in the run. */
export type OutcomeClaim =
  | { readonly type: 'accepts' }
  | { readonly type: 'refuses' }
  | { readonly type: 'grants'; readonly token: number }
  | { readonly type: 'keeps' | 'breaks'; readonly property: PropertyName }
  /** Exactly these clients believe that they hold the lock. */
  | { readonly type: 'believe'; readonly clients: readonly ClientId[] };

/** For authors who wrote something else. */
export const outcomeExamples =
  'accepts, refuses, grants 42, keeps no-lost-update, breaks no-lost-update, believe A B, believe none';

/** The claim that `text` makes about a run of `config`; undefined when it makes none. */
export function parseOutcomeClaim(text: string, config: LockConfig): OutcomeClaim | undefined {
  const [verb = '', ...objects] = text.trim().split(/\s+/);
  const [object = ''] = objects;
  switch (verb) {
    case 'accepts':
    case 'refuses':
      return objects.length === 0 ? { type: verb } : undefined;
    case 'grants':
      return objects.length === 1 && /^\d{1,9}$/.test(object) ? { type: verb, token: Number(object) } : undefined;
    case 'keeps':
    case 'breaks': {
      const property = propertiesOf(config).find(({ name }) => name === object)?.name;
      return objects.length === 1 && property ? { type: verb, property } : undefined;
    }
    case 'believe': {
      const clients = object === 'none' ? [] : objects.map(parseClient);
      const isKnown = (client: ClientId | undefined): client is ClientId => client !== undefined;
      return objects.length > 0 && clients.every(isKnown) ? { type: verb, clients } : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether it is so at step `stepNumber`, counted from 1. */
export function isOutcome(claim: OutcomeClaim, trace: LockTrace, stepNumber: number): boolean {
  const step = trace.steps[stepNumber - 1];
  if (!step) return false;
  const events = step.moves.flatMap((move): readonly LockEvent[] => (move.type === 'taken' ? move.events : []));
  switch (claim.type) {
    case 'accepts':
      return events.some(({ type }) => type === 'writeAccepted' || type === 'readAccepted');
    case 'refuses':
      return events.some(({ type }) => type === 'writeRejected' || type === 'readRejected');
    case 'grants':
      return events.some((event) => event.type === 'leaseGranted' && event.token === claim.token);
    case 'keeps':
    case 'breaks': {
      const isBroken = trace.steps.slice(0, stepNumber).some(({ broken }) => broken.includes(claim.property));
      return isBroken === (claim.type === 'breaks');
    }
    case 'believe': {
      const believers = step.state.clients.flatMap(({ phase }, client) => (phase === 'holding' ? client : []));
      return JSON.stringify(believers) === JSON.stringify(claim.clients.toSorted((a, b) => a - b));
    }
  }
}
