import type { OrderItem } from '../../lesson/lesson.ts';
import { writeAddress } from '../state/address.ts';
import { scenarioIn } from './walk.ts';

/** The address that takes a phone to what the hall sees. */
export function publicLink(base: string, item: OrderItem | undefined, stage: string): string {
  return base.replace(/#.*$/s, '') + hashOf(item, stage);
}

function hashOf(item: OrderItem | undefined, stage: string): string {
  if (!item || scenarioIn(item) !== undefined) return stage;
  switch (item.place.type) {
    case 'map':
      return writeAddress({ tab: 'maps', query: '' });
    case 'snippet':
      return writeAddress({ tab: 'sandbox' });
    case 'question':
      return writeAddress({ tab: 'qa', cardId: item.place.id });
    case 'lines':
    case 'scenario':
    case 'truth':
      return '#gist';
  }
}

/** Whether an address means this machine alone, so that no phone in the hall can follow it. */
export function isOnlyHere(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { hostname, protocol } = new URL(address);
  return protocol === 'file:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
