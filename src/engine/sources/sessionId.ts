import { defined } from '../../base/assert.ts';

/** The first byte of a session id is the number of the server that opened the session. */
const servers = [3, 1, 2] as const;
const serialSize = 2 ** 32;
/** Five bytes of the time at which a server started; each counts on from there, in the last two. */
const startTime = 0x2a_3f1c_90d4;

/**
 * The id of the session with this serial number, as a number that compares as the real id does: an id has 64 bits, more
 * than a JavaScript number holds.
 */
export function sessionToken(serial: number): number {
  return defined(servers[(serial - 1) % servers.length], 'server') * serialSize + serial;
}

/** First and last digits of the id: enough to tell one from another. */
export function sessionText(token: number): string {
  const server = Math.floor(token / serialSize);
  const count = Math.floor(((token % serialSize) - 1) / servers.length);
  const id = server.toString(16) + startTime.toString(16).padStart(10, '0') + count.toString(16).padStart(4, '0');
  return `0x${id.slice(0, 4)}…${id.slice(-4)}`;
}
