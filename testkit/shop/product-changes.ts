import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Events } from '../../graph/src/shared/events.ts';

/** A change of the product with this id; it need not exist. */
export const aChange = (productId: string): Change => ({ kind: 'product', productId });

/** Fills up with the ids of products that a process hears of, and with "missing" where it misses some. */
export function listenTo(events: Events): string[] {
  const received: string[] = [];
  events.listen((change) => {
    received.push(change?.kind === 'product' ? change.productId : 'missing');
  });
  return received;
}
