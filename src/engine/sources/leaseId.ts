import { defined } from '../../base/assert.ts';

/** The first two bytes of a lease id say which member of the cluster served the request. */
const members = [0x694d, 0x3cee, 0x52a1] as const;
const serialSize = 2 ** 32;
/** Five bytes of time at the first lease, and how much later each further one is granted. */
const firstTime = 0x98_c974_bc00;
const timeBetween = 0x1e05;

/**
 * The id of the lease with this serial number, as a number that compares as the real id does: an id has 63 bits, more
 * than a JavaScript number holds.
 */
export function leaseToken(serial: number): number {
  return defined(members[(serial - 1) % members.length], 'member') * serialSize + serial;
}

/** First and last digits of the id's sixteen: enough to tell one from another. */
export function leaseText(token: number): string {
  const id = leaseId(token % serialSize);
  return `${id.slice(0, 4)}…${id.slice(-4)}`;
}

/** All sixteen digits, as etcdctl writes it. */
export function leaseId(serial: number): string {
  const member = Math.floor(leaseToken(serial) / serialSize);
  const time = firstTime + serial * timeBetween;
  const count = (serial % 0x100).toString(16).padStart(2, '0');
  return member.toString(16).padStart(4, '0') + time.toString(16).padStart(10, '0') + count;
}
