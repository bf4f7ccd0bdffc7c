import type { enumValues } from '../enums.ts';

/** An order of a list of payments, as the schema names it. */
export type PaymentSort = keyof typeof enumValues.PaymentSort;

/** What a payment's place in a list depends on; the amount in minor units. */
type Placed = { id: string; amount: number };

const keys: Record<PaymentSort, (payment: Placed) => number> = {
  NEWEST: () => 0,
  // The second at which it began; ids begin with it.
  OLDEST: ({ id }) => Number.parseInt(id.slice(0, 8), 16),
  AMOUNT_DESC: ({ amount }) => -amount,
};

/** The key of a payment's place in a list: the least comes first, of equal ones the newest payment. */
export const paymentKey = (sort: PaymentSort, payment: Placed): number =>
  // No negative zero, which a cursor would not tell from the other.
  keys[sort](payment) || 0;
