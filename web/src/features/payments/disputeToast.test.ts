import { InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { typePolicies } from '../../apollo/policies.ts';
import type { DisputeStatus } from '../../generated/graphql.ts';
import { DisputeToast_PaymentFragmentDoc } from '../../generated/payments.ts';
import { renderToasts } from '../../ui/toasts/toast.ts';
import { watchDisputes } from './disputeToast.ts';

const toasts: string[] = [];
let stop: () => void;
beforeEach(() => {
  stop = renderToasts((event) => {
    if (event.type === 'show') toasts.push(`${event.kind}: ${event.message}`);
  });
  // Removes toasts of earlier test files that were never rendered.
  toasts.length = 0;
});
afterEach(() => stop());

const cacheOf = () => new InMemoryCache({ typePolicies });

/** Writes a payment like a live change does, and shows its dispute. */
function receive(cache: InMemoryCache, status: DisputeStatus | null): void {
  const tell = watchDisputes(cache, ['1']);
  const amount = { __typename: 'Money', formatted: '$120.00' };
  const reason = 'product_not_received';
  const payment = {
    __typename: 'Payment',
    id: '1',
    productName: 'Bench',
    dispute: status && { __typename: 'Dispute', status, reason, amount },
  };
  cache.writeFragment({
    id: 'Payment:1',
    fragment: DisputeToast_PaymentFragmentDoc,
    data: payment,
  });
  tell();
}

test('an admin is told once when a dispute begins and once when it is lost', () => {
  const cache = cacheOf();
  receive(cache, null);
  receive(cache, 'OPEN');
  // A change is rewritten after a late response.
  receive(cache, 'OPEN');
  receive(cache, 'LOST');
  expect(toasts).toEqual([
    'error: Payment for Bench is disputed: product not received, $120.00',
    'error: Dispute lost: $120.00 for Bench',
  ]);
});

test('a dispute of a payment that no screen has loaded is told, too, and its good end', () => {
  const cache = cacheOf();
  receive(cache, 'OPEN');
  receive(cache, 'WON');
  expect(toasts).toEqual([
    'error: Payment for Bench is disputed: product not received, $120.00',
    'success: Dispute ended, $120.00 for Bench stay with the shop',
  ]);
});

test('nobody is told of a payment without a dispute to see', () => {
  receive(cacheOf(), null);
  expect(toasts).toEqual([]);
});
