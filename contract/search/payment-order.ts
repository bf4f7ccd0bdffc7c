import type { enumValues } from '../enums.ts';
import type { Position } from './product-order.ts';

/** An order of a list of payments, as the schema names it. */
export type PaymentSort = keyof typeof enumValues.PaymentSort;

/** The sort keys of a payment: its start (ISO 8601), and its amount in minor units. */
type SortKeys = { id: string; createdAt: string; amount: number };

export function paymentPosition(sort: PaymentSort, { id, createdAt, amount }: SortKeys): Position {
  switch (sort) {
    case 'NEWEST':
      return { id, key: -Date.parse(createdAt) };
    case 'OLDEST':
      return { id, key: Date.parse(createdAt), oldestFirst: true };
    case 'AMOUNT_DESC':
      // No negative zero, which a cursor can't tell from zero.
      return { id, key: -amount || 0 };
  }
}
