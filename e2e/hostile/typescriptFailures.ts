import { attempt, type Attempt } from './attempt.ts';

/** Programs that spoil what an error is told by, and then fail: that is said, and what they throw is in their output alone. */
export const typescriptFailures: readonly Attempt[] = [
  failure(
    'a pretended end',
    `Array.prototype.map = () => { throw 'Ended after 12 ms.' }; console.log({}, 1); throw 'mine';`,
  ),
  failure(
    'a class of errors that cannot be asked',
    `Object.defineProperty(Error, Symbol.hasInstance, { value() { throw 'Ended' } }); throw new Error('mine');`,
  ),
  failure('nothing inherited', `throw Object.assign(Object.create(null), { mine: 1 });`),
  failure('no text', `throw { mine: 1, toString() { throw 1 } };`),
  failure(
    'a message that throws',
    `class Mine extends Error { get message(): string { throw 'Ended' } } throw new Mine();`,
    /Uncaught Error: \(not readable\)/,
  ),
  failure(
    'patterns that throw',
    `RegExp.prototype.exec = () => { throw 'Ended' }; setTimeout(() => { throw new Error('mine') });`,
  ),
  failure(
    'an event without its error',
    `Object.defineProperty(ErrorEvent.prototype, 'error', { get() { throw 'Ended' } }); setTimeout(() => { throw new Error('mine') });`,
  ),
  failure(
    'a rejection without its reason',
    `Object.defineProperty(PromiseRejectionEvent.prototype, 'reason', { get() { throw 'Ended' } }); void Promise.reject(new Error('mine'));`,
  ),
  failure(
    'events that cannot be stopped',
    `Event.prototype.preventDefault = () => { throw 'Ended' }; setTimeout(() => { throw new Error('mine') });`,
  ),
  failure(
    'lists and texts that throw',
    `Array.prototype.forEach = Array.prototype.push = String.prototype.slice = String.prototype.indexOf = () => { throw 'Ended' }; throw new Error('mine');`,
  ),
  failure(
    'a list that hears',
    `Object.defineProperty(Array.prototype, '0', { set() { throw 'Ended' } }); throw new Error('mine');`,
  ),
];

function failure(name: string, code: string, shows = /Uncaught[^]*mine/): Attempt {
  return attempt(`a failure that is told: ${name}`, code, { shows, end: /^Failed after/ });
}
