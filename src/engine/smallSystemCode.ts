import { recipeRoom } from './recipeRoom.ts';
import { smallSystemChoices as choices, type SmallSystem } from './smallSystem.ts';

/** Between the parts, between faults, and in place of faults: all that an address leaves alone. */
const between = '.';
const and = '-';
const noFault = 'none';

/** A small system as text for an address: `2.1.readModifyWrite.fence.counter.durable.atomic.drop-restart`. */
export function encodeSmallSystem(system: SmallSystem): string {
  const { clientCount, writeCount, habit, rule, tokenSource, storageMemory, storageStep, faults } = system;
  const parts = [
    clientCount,
    writeCount,
    habit,
    rule,
    tokenSource,
    storageMemory,
    storageStep,
    faults.join(and) || noFault,
  ];
  return parts.join(between);
}

/** The system that `text` describes; undefined when it describes none. */
export function decodeSmallSystem(text: string): SmallSystem | undefined {
  const parts = text.split(between);
  if (parts.length !== 8) return undefined;
  const [clientCount, writeCount, habit, rule, tokenSource, storageMemory, storageStep, faults = ''] = parts;
  const found = {
    clientCount: oneOf(choices.clientCount, clientCount),
    writeCount: oneOf(choices.writeCount, writeCount),
    habit: oneOf(choices.habit, habit),
    rule: oneOf(choices.rule, rule),
    tokenSource: oneOf([...choices.tokenSource, ...(recipeRoom.names ?? [])], tokenSource),
    storageMemory: oneOf(choices.storageMemory, storageMemory),
    storageStep: oneOf(choices.storageStep, storageStep),
    faults: someOf(choices.faults, faults === noFault ? [] : faults.split(and)),
  };
  return Object.values(found).includes(undefined) ? undefined : (found as SmallSystem);
}

function oneOf<Choice extends string | number>(among: readonly Choice[], text: string | undefined): Choice | undefined {
  return among.find((choice) => String(choice) === text);
}

/** In the order of `among`, each once, so that one system has one code. */
function someOf<Choice extends string>(among: readonly Choice[], texts: readonly string[]): Choice[] | undefined {
  const found = among.filter((choice) => texts.includes(choice));
  return found.length === texts.length ? found : undefined;
}
