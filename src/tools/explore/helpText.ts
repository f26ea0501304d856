import { recipeNames, recipeSources, systems } from '../../engine/sources/recipeSource.ts';

/** A line for each system. */
const recipeLines = systems
  .map((system) => recipeNames.filter((name) => recipeSources[name].system === system).join(', '))
  .map((line) => `                        ${line}`)
  .join('\n');

/** What `npm run explore -- --help` prints. */
export const helpText = `Looks at every interleaving of a small system and says which properties hold.

Usage: npm run explore -- [options]

The system (2 clients that read, modify and write once each, rule fence, nothing fails):
  --clients N           1 to 4
  --writes N            writes of each client
  --habit HABIT         readModifyWrite, blindWrite, checksLease, rereadsToken
  --renewals N          how often each client may renew its lease
  --client A=HABIT:N    the habit of one client, and its writes
  --rule RULE           none, fence, strict, tokenAndSequence, seal, claim
  --tokens SOURCE       counter, uuid, forgetfulCounter, or what a real system gives:
${recipeLines}
  --memory MEMORY       durable, forgetful: what storage has seen, over a restart
  --step STEP           atomic, checkThenAct: how storage writes
  --calls CALLS         atomic, messages: how clients talk to the lock service
  --replies REPLIES     atomic, messages: how answers travel
  --clock CLOCK         untimed, timed
  --fault KIND=N        pause, crash, delay, drop, duplicate, retry, restart, failover: how often it may happen
  --scenario ID         begins with the system of one of the lesson's scenarios instead
  --world ID            changes the system as one of the Stage's worlds does

The search:
  --property NAME       asks about this property only; may be given more than once
  --state-limit N       5,000,000 when left out
  --depth-limit N       no limit when left out
  --symmetry on|off     whether clients that work alike are exchanged; on when left out
  --stop-early          ends when all that was asked about is violated
  --json                for programs

Exit status: 0 all holds, 1 something is violated, 2 the search met a limit and found no violation, 64 wrong usage.`;
