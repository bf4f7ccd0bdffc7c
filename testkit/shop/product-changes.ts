import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Events } from '../../graph/src/shared/events.ts';

/** A change of the product with this id, which need not exist. */
export const aChange = (productId: string): Change => ({ kind: 'product', productId });

/** Collects the ids of products that a process hears about, with "missing" where it missed some. */
export function listenTo(events: Events): string[] {
  const received: string[] = [];
  events.listen((change) => {
    received.push(change?.kind === 'product' ? change.productId : 'missing');
  });
  return received;
}
