import type { ClientId } from './config.ts';

/**
 * The name of a message: the client it belongs to, its number among that client's requests (from 1), and
 * whether it is the request or the reply to it. Written `A2` and `a2`. Copies share a name.
 */
export interface MessageName {
  readonly client: ClientId;
  readonly number: number;
  readonly kind: 'request' | 'reply';
}

export const messageText = ({ client, number, kind }: MessageName): string =>
  `${kind === 'request' ? clientText(client) : clientText(client).toLowerCase()}${number}`;

export const clientText = (client: ClientId): string => String.fromCharCode(65 + client);

/** Everything that can be chosen. What each does is in SPEC.md. */
export type LockAction =
  /** The client does the next thing its program says: ask, read, check, write, release. */
  | { readonly type: 'proceed'; readonly client: ClientId }
  | { readonly type: 'pause'; readonly client: ClientId }
  | { readonly type: 'resume'; readonly client: ClientId }
  | { readonly type: 'crash'; readonly client: ClientId }
  | { readonly type: 'renew'; readonly client: ClientId }
  /** The client sends its unanswered request again: same token, same sequence number. */
  | { readonly type: 'retry'; readonly client: ClientId }
  | { readonly type: 'expireLease' }
  | { readonly type: 'deliver'; readonly message: MessageName }
  | { readonly type: 'delay'; readonly message: MessageName }
  | { readonly type: 'drop'; readonly message: MessageName }
  | { readonly type: 'duplicate'; readonly message: MessageName }
  /** Storage performs the write that it checked in an earlier step (check-then-act storage only). */
  | { readonly type: 'act'; readonly message: MessageName }
  | { readonly type: 'restartStorage' }
  | { readonly type: 'failOver' };
