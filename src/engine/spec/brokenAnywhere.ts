import type { LockConfig } from '../config.ts';
import { lockModel } from '../lockModel.ts';

/** Every property that breaks in some run of a small system without time. */
export function propertiesBrokenAnywhere(config: LockConfig): ReadonlySet<string> {
  const model = lockModel(config);
  const seen = new Map(model.initialStates.map((state) => [model.keyOf(state), state]));
  const broken = new Set<string>();
  // A Map's iteration reaches what is added on the way.
  for (const state of seen.values()) {
    for (const action of model.actionsOf(state)) {
      const transition = model.next(state, action);
      for (const property of model.properties) if (property.isBrokenBy(state, transition)) broken.add(property.name);
      const key = model.keyOf(transition.state);
      if (!seen.has(key)) seen.set(key, transition.state);
    }
  }
  return broken;
}
