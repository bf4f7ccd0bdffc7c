import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { Models } from '../../context/merged-types.ts';
import { dateAt } from '../../shared/time/time-zone.ts';
import { notBlind } from '../payments/payment.visibility.ts';

type Dated = Record<string, unknown> | null;

/** The date of the earliest (1) or latest (-1) record that days count; null in an empty shop. */
export async function recordedDate(
  { User, Product, Payment }: Models,
  timeZone: string,
  direction: 1 | -1,
): Promise<string | null> {
  const anyRole = { $in: Object.values(enumValues.Role) };
  const present = { deletingAt: null, role: anyRole, verified: { $in: [false, true] } };
  const anyStatus = { $in: Object.values(enumValues.PaymentStatus) };
  const paid = { ...notBlind, status: 'paid', paidAt: { $gt: new Date(0) } } as const;
  const found = await Promise.all([
    User.findOne(present, { joinedAt: 1 }).sort({ joinedAt: direction }).lean(),
    Product.findOne({}, { postedTime: 1 }).sort({ postedTime: direction }).lean(),
    Payment.findOne({ ...notBlind, status: anyStatus }, { createdAt: 1 })
      .sort({ createdAt: direction })
      .lean(),
    Payment.findOne(paid, { paidAt: 1 }).sort({ paidAt: direction }).lean(),
  ]);
  const times = found.flatMap((record: Dated) =>
    Object.values(record ?? {}).flatMap((value) => (value instanceof Date ? value.getTime() : [])),
  );
  if (times.length === 0) return null;
  return dateAt(direction === 1 ? Math.min(...times) : Math.max(...times), timeZone).toString();
}
