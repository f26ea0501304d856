/** What a client sends, in no system's notation. `Grant` is what the system gave it. */
export type Access<Grant> =
  | { readonly type: 'acquire'; readonly client: string; readonly attempt: number; readonly leaseMs: number }
  | { readonly type: 'renew'; readonly client: string; readonly grant: Grant; readonly leaseMs: number }
  | { readonly type: 'release' | 'fetchToken'; readonly client: string; readonly grant: Grant }
  /** A fenced access shows what the client was given; any other one only says what to do. */
  | { readonly type: 'read'; readonly client: string; readonly grant: Grant; readonly isFenced: boolean }
  | {
      readonly type: 'write';
      readonly client: string;
      readonly grant: Grant;
      readonly isFenced: boolean;
      readonly value: string;
    };
