import { lazy, type ComponentType, type ReactElement } from 'react';
import { notifyMissing } from '../state/store.ts';

/** A panel whose code comes when it is opened. If it does not come, a sentence stands in its place. */
export function lazyPanel<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch(missing<Props>) }));
}

function missing<Props extends object>(): ComponentType<Props> {
  notifyMissing();
  return MissingPanel;
}

function MissingPanel(): ReactElement {
  return <p>This part could not be loaded. Load the page again to get it.</p>;
}
