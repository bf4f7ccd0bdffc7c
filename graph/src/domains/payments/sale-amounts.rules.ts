import type { PaymentRecord } from './payment.model.ts';

/** The largest amount that GraphQL's `Int` carries. */
const mostAmount = 2 ** 31 - 1;

/** A sale in two instalments counts by the first one. */
export const countsAsSale = ({ part }: Pick<PaymentRecord, 'part'>): boolean => part !== 'balance';

/** The rest of a paid payment after refunds, in minor units. */
export const keptAmount = ({
  amount,
  amountRefunded,
}: Pick<PaymentRecord, 'amount' | 'amountRefunded'>): number => amount - (amountRefunded ?? 0);

/** The sums of a `$group`. */
export const saleSums = {
  saleCount: { $sum: { $cond: [{ $eq: ['$part', 'balance'] }, 0, 1] } },
  amount: { $sum: { $subtract: ['$amount', { $ifNull: ['$amountRefunded', 0] }] } },
};

/** Adds two amounts, up to the largest possible one. */
export const addAmounts = (one: number, other: number): number => Math.min(one + other, mostAmount);
