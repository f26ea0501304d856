/** What is said only of real systems: a page on which nobody chooses one need not have it. */
export const recipeSayings = {
  flush: 'Somebody sends FLUSHALL: the lock and its counter are gone. No client is told.',
  flushLabel: 'lock service: FLUSHALL',
  flushChoice: 'FLUSHALL at the lock service',
  delay: 'its last holder lost the lock, and the lock-delay is not over',
  delayObstacle: 'The lock is withheld until its lock-delay is over.',
  delayOver: 'The lock-delay is over: the lock can be had again.',
  delayOverLabel: 'lock service: the lock-delay is over',
  delayState: 'withholds the lock',
  delayChoice: 'the lock-delay ends',
} as const;

export type RecipeSaying = keyof typeof recipeSayings;
