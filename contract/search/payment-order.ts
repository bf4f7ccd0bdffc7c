import type { enumValues } from '../enums.ts';
import type { Place } from './product-order.ts';

/** An order of a list of payments, as the schema names it. */
export type PaymentSort = keyof typeof enumValues.PaymentSort;

/** The sort keys of a payment: its start (ISO 8601), and its amount in minor units. */
type Placed = { id: string; createdAt: string; amount: number };

/** Where a payment stands in a list. */
export function paymentPlace(sort: PaymentSort, { id, createdAt, amount }: Placed): Place {
  switch (sort) {
    case 'NEWEST':
      return { id, key: -Date.parse(createdAt) };
    case 'OLDEST':
      return { id, key: Date.parse(createdAt), oldestFirst: true };
    case 'AMOUNT_DESC':
      // No negative zero, which a cursor would not tell from the other.
      return { id, key: -amount || 0 };
  }
}
