import { propertiesOf, type PropertyName } from '../engine/properties.ts';
import { configOfSmall, type SmallSystem } from '../engine/smallSystem.ts';

/** For authors who wrote something that is none. */
export const smallSystemExample = '2.1.readModifyWrite.fence.counter.durable.atomic.none';

export function propertyNamesOf(system: SmallSystem): readonly PropertyName[] {
  return propertiesOf(configOfSmall(system)).map(({ name }) => name);
}
