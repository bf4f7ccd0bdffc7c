import { enumValues, type PaymentStatus, type Role } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Models } from '../../context/merged-types.ts';
import { notBlind } from '../payments/payment.visibility.ts';
import { saleSums } from '../payments/sale-amounts.rules.ts';
import type { DayNumbers, DayPayouts, DaySales } from './overview-day.model.ts';

/** Maximum number of payments summed by one query, so that others wait only milliseconds. */
const mostPayments = 1_000;

/** A half-open interval: the start is included, the end is not. */
type TimeRange = { startsAt: Date; endsAt: Date };

const within = ({ startsAt, endsAt }: TimeRange) => ({ $gte: startsAt, $lt: endsAt });

/** Counts the events of a day, by indexes except for sums of money. */
export async function countDay(models: Models, day: TimeRange): Promise<DayNumbers> {
  const { Product, User, Payment } = models;
  const joined = (role: Role) =>
    User.countDocuments({
      deletingAt: null,
      role,
      verified: { $in: [false, true] },
      joinedAt: within(day),
    });
  const begun = async (status: PaymentStatus) =>
    [
      status,
      await Payment.countDocuments({ ...notBlind, status, createdAt: within(day) }),
    ] as const;
  const [productCount, buyerCount, sellerCount, payments, sales, payouts] = await Promise.all([
    Product.countDocuments({ postedTime: within(day) }),
    joined('buyer'),
    joined('seller'),
    Promise.all(Object.values(enumValues.PaymentStatus).map(begun)),
    salesIn(models, day),
    payoutsIn(models, day),
  ]);
  return {
    productCount,
    buyerCount,
    sellerCount,
    payments: Object.fromEntries(payments) as DayNumbers['payments'],
    sales,
    payouts,
  };
}

/** Sums up where the money from a day's sales is now. */
async function payoutsIn({ Payout }: Models, day: TimeRange): Promise<DayPayouts[]> {
  const sums = await Payout.aggregate<
    Omit<DayPayouts, 'currency'> & { _id: string; reversed: number }
  >([
    { $match: { createdAt: within(day) } },
    {
      $group: {
        _id: '$currency',
        held: { $sum: '$sums.held' },
        owed: { $sum: '$sums.owed' },
        paid: { $sum: '$sums.transferred' },
        reversed: { $sum: '$sums.reversed' },
        fees: { $sum: '$sums.fee' },
      },
    },
  ]);
  return sums.map(({ _id, reversed, paid, ...amounts }) => ({
    ...amounts,
    currency: _id.toUpperCase(),
    paid: paid - reversed,
  }));
}

async function salesIn(models: Models, day: TimeRange): Promise<DaySales[]> {
  const sales = new Map<string, DaySales>();
  for await (const part of parts(models, day)) {
    for (const one of await salesOfPart(models, part)) {
      const key = `${one.categoryId} ${one.currency}`;
      const sum = sales.get(key);
      sales.set(key, {
        ...one,
        saleCount: one.saleCount + (sum?.saleCount ?? 0),
        amount: one.amount + (sum?.amount ?? 0),
      });
    }
  }
  return [...sales.values()];
}

const paidIn = (range: TimeRange) =>
  ({ ...notBlind, status: 'paid', paidAt: within(range) }) as const;

/** Parts of a day with few payments each. Payments of the same millisecond stay together. */
async function* parts({ Payment }: Models, range: TimeRange): AsyncGenerator<TimeRange> {
  const count = await Payment.countDocuments(paidIn(range), { limit: mostPayments + 1 });
  const [from, to] = [range.startsAt.getTime(), range.endsAt.getTime()];
  if (count > mostPayments && to - from > 1) {
    const middle = new Date(Math.floor((from + to) / 2));
    yield* parts({ Payment } as Models, { startsAt: range.startsAt, endsAt: middle });
    yield* parts({ Payment } as Models, { startsAt: middle, endsAt: range.endsAt });
  } else if (count > 0) yield range;
}

type ProductSales = {
  _id: { productId: Types.ObjectId; currency: string };
  saleCount: number;
  amount: number;
};

async function salesOfPart({ Payment, Product }: Models, part: TimeRange): Promise<DaySales[]> {
  const ofProducts = await Payment.aggregate<ProductSales>([
    { $match: paidIn(part) },
    { $group: { _id: { productId: '$productId', currency: '$currency' }, ...saleSums } },
  ]);
  const ids = ofProducts.map(({ _id }) => _id.productId);
  const products = await Product.find({ _id: { $in: ids } }, { categoryId: 1 }).lean();
  const categories = new Map(
    products.map(({ _id, categoryId }) => [_id.toHexString(), categoryId.toHexString()]),
  );
  return ofProducts.map(({ _id: { productId, currency }, saleCount, amount }) => ({
    categoryId: categories.get(productId.toHexString()) ?? null,
    currency: currency.toUpperCase(),
    saleCount,
    amount,
  }));
}
