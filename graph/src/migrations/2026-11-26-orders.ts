import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import type { Migration } from './migration.ts';

type Payment = {
  productId: Types.ObjectId;
  buyerId: Types.ObjectId;
  sellerId: Types.ObjectId;
  status: string;
  part?: string;
  amount: number;
  price?: number;
  currency: string;
  createdAt: Date;
  paidAt?: Date;
  refundedAt?: Date;
  refundReason?: string;
  handedOverAt?: Date;
  disputedAt?: Date;
  problem?: string;
  balance?: { status: string };
};

const fields = [
  ...(['productId', 'buyerId', 'sellerId', 'status', 'part', 'amount', 'price'] as const),
  ...(['currency', 'createdAt', 'paidAt', 'refundedAt', 'refundReason'] as const),
  ...(['handedOverAt', 'disputedAt', 'problem', 'balance'] as const),
];

/** Sales get an order each. A problem that a buyer reported is a case that waits for the admins. */
export const orders: Migration = {
  name: '2026-11-26-orders',
  async up({ collection, walk }) {
    const stored = collection<Record<string, unknown>>('orders');
    await walk<Payment>('payments', fields, async (batch) => {
      const sales = batch.filter((payment) => payment.part !== 'balance' && isSale(payment));
      if (sales.length === 0) return;
      // A repeat after a kill leaves the orders that are there.
      const made = await stored
        .find({ firstPaymentId: { $in: sales.map(({ _id }) => _id) } } as object)
        .toArray();
      const known = new Set(made.map(({ firstPaymentId }) => String(firstPaymentId)));
      const fresh = sales.filter(({ _id }) => !known.has(_id.toHexString()));
      if (fresh.length > 0) await stored.insertMany(fresh.map(orderOf));
    });
  },
};

const isSale = ({ status, refundReason }: Payment): boolean =>
  status === 'paid' || (status === 'refunded' && !refundReason) || refundReason === 'cancelled';

function orderOf(payment: Payment & { _id: Types.ObjectId }) {
  const { _id: firstPaymentId, productId, buyerId, sellerId, currency, amount } = payment;
  const { price = amount, paidAt, createdAt, handedOverAt, disputedAt, refundedAt } = payment;
  const state = stateOf(payment);
  const hasOpenCase = state !== 'cancelled' && Boolean(disputedAt);
  return {
    firstPaymentId,
    productId,
    buyerId,
    sellerId,
    currency,
    price,
    state,
    _id: new Types.ObjectId(),
    revision: 0,
    createdAt: paidAt ?? createdAt,
    ...(handedOverAt && { handedOverAt, confirmedAt: handedOverAt, handOverProof: 'buyer' }),
    ...(!handedOverAt && {
      code: { text: String(randomInt(1_000_000)).padStart(6, '0'), triesLeft: 5 },
    }),
    ...(state === 'cancelled' && {
      cancellation: { by: 'admin', reason: 'refunded', at: refundedAt ?? paidAt ?? createdAt },
    }),
    cases: hasOpenCase && disputedAt ? [caseOf(payment, disputedAt)] : [],
    refunds: [],
    events: [
      ...(handedOverAt ? [{ kind: 'hand-over-confirmed', at: handedOverAt, by: 'buyer' }] : []),
      ...(hasOpenCase ? [{ kind: 'case-opened', at: disputedAt, by: 'buyer' }] : []),
      ...(state === 'cancelled' && refundedAt
        ? [{ kind: 'cancelled', at: refundedAt, by: 'admin' }]
        : []),
    ],
    hasOpenCase,
    needsDecision: hasOpenCase,
    disputed: false,
    // Disputes and deadlines are written by the first sweep.
    checkAt: new Date(0),
  };
}

function stateOf({ status, handedOverAt, part, balance }: Payment): string {
  if (status !== 'paid') return 'cancelled';
  if (handedOverAt) return 'confirmed';
  return part === 'first-half' && balance?.status !== 'paid' ? 'paid-in-part' : 'paid';
}

const caseOf = ({ problem }: Payment, at: Date) => ({
  _id: new Types.ObjectId(),
  status: 'escalated',
  reason: 'other',
  wish: 'other',
  openedAt: at,
  steps: [
    { kind: 'opened', by: 'buyer', at, ...(problem && { text: problem }) },
    { kind: 'escalated', by: 'shop', at },
  ],
});
