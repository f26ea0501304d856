import type { LockConfig } from '../engine/config.ts';
import {
  modelDecisionOf,
  storageOperationOf,
  type StorageDecision,
  type StorageOperation,
} from '../engine/database/storageOperation.ts';
import { storageSql } from '../engine/database/storageSql.ts';
import { clientText } from '../engine/action.ts';
import type { LockAction } from '../engine/action.ts';
import { lacksToken } from '../engine/storageRule.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import { messageText, refusalText, tokenOn } from './messageWords.ts';

/** Something that storage did in a step of a run, and what the model says it decided. */
export interface StorageStep {
  readonly stepNumber: number;
  /** Whose request, and what it asks: `A: PUT x=A, token 41`. */
  readonly title: string;
  readonly operation: StorageOperation;
  readonly decision: StorageDecision;
}

/** All that storage did in a run. */
export function storageStepsOf(config: LockConfig, trace: LockTrace): readonly StorageStep[] {
  const { valueOf } = storageSql(config, 'sqlite', 'x');
  const found: StorageStep[] = [];
  let before = trace.initial;
  trace.steps.forEach(({ moves }, index) => {
    for (const move of moves) {
      if (move.type !== 'taken') continue;
      const operation = storageOperationOf(config, { before, action: move.action, events: move.events });
      const decision = operation && modelDecisionOf(move, valueOf);
      if (operation && decision) {
        found.push({ stepNumber: index + 1, title: titleOf(config, move.action, operation), operation, decision });
      }
      before = move.state;
    }
  });
  return found;
}

function titleOf(config: LockConfig, action: LockAction, operation: StorageOperation): string {
  if (operation.type === 'restart' || !('message' in action)) {
    return config.storageMemory === 'forgetful'
      ? 'Storage restarts, and what it had in memory is gone'
      : 'Storage restarts';
  }
  const { request } = operation;
  const token = tokenOn(config, request);
  const asked = `${clientText(action.message.client)}: ${messageText(config, request)}${token === undefined ? '' : `, token ${token}`}`;
  return operation.type === 'request' ? asked : `${asked} (${operation.type === 'check' ? 'compare' : 'write'})`;
}

const lacksTokenIn = (operation: StorageOperation): boolean => 'request' in operation && lacksToken(operation.request);

/** What storage decided, in the words of the lesson. */
export function decisionWords(decision: StorageDecision, operation: StorageOperation): string {
  switch (decision.type) {
    case 'accepted':
      return 'accepted: OK';
    case 'refused':
      return `refused: ${refusalText({ reason: lacksTokenIn(operation) ? 'missing' : 'lower' })}`;
    case 'duplicate':
      return 'seen before: OK, nothing written';
    case 'approved':
      return 'found good, not written yet';
    case 'restarted':
      return 'restarted';
    case 'value':
      return `answered: ${decision.value === '' ? 'empty' : decision.value}`;
    case 'failed':
      return decision.message;
  }
}
