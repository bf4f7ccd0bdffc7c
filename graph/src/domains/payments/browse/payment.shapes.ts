import { enumValues } from '@fitness-zone/contract/enums.ts';
import { balanceStatusAt } from '@fitness-zone/contract/payments/balance.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { type Static, Type } from 'typebox';
import type { Context } from '../../../context/context.ts';
import { partOf, priceOf } from '../balance/balance.rules.ts';
import { handOverStatus } from '../hand-over/hand-over.rules.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { failedRefundOf } from '../refunds/failed-refund.rules.ts';

const time = Type.Number({ description: 'Milliseconds since 1970.' });

/** A payment as admins read it by REST: amounts in major units of its currency. */
export const paymentShape = Type.Object(
  {
    _id: Type.String(),
    transactionId: Type.String(),
    status: Type.Enum(Object.values(enumValues.PaymentStatus)),
    part: Type.Enum(Object.values(enumValues.PaymentPart)),
    amount: Type.Number(),
    price: Type.Number({ description: 'Full price: the sum of both instalments.' }),
    amountRefunded: Type.Number(),
    failedRefund: Type.Optional(
      Type.Number({
        description: "Refund that the buyer's bank sent back, until an admin decides.",
      }),
    ),
    currency: Type.String({ description: 'ISO 4217.' }),
    productId: Type.String(),
    productName: Type.String(),
    buyerName: Type.String(),
    buyerEmail: Type.String(),
    sellerName: Type.String(),
    createdAt: time,
    paidAt: Type.Optional(time),
    refundedAt: Type.Optional(time),
    refundReason: Type.Optional(Type.String({ description: "Reason for an admin's refund." })),
    handOver: Type.Optional(Type.Enum(Object.values(enumValues.HandOverStatus))),
    problem: Type.Optional(Type.String({ description: 'The problem that the buyer reported.' })),
    balance: Type.Optional(
      Type.Object({
        status: Type.Enum(Object.values(enumValues.BalanceStatus)),
        amount: Type.Number(),
        dueBy: Type.Optional(time),
      }),
    ),
    dispute: Type.Optional(
      Type.Object({
        status: Type.Enum(Object.values(enumValues.DisputeStatus)),
        reason: Type.String({ description: "The bank's reason." }),
        amount: Type.Number(),
        dueBy: Type.Optional(time),
      }),
    ),
  },
  { title: 'Payment' },
);

/** A payment for a REST answer to an admin. */
export function showPayment(
  { now }: Pick<Context, 'now'>,
  payment: PaymentRecord,
): Static<typeof paymentShape> {
  const { currency, balance, dispute, problem } = payment;
  const major = (amount: number) => toMajor(amount, currency);
  const handOver = handOverStatus(payment);
  const failed = failedRefundOf(payment);
  return {
    _id: payment._id.toHexString(),
    transactionId: payment.transactionId,
    status: payment.status,
    part: partOf(payment),
    amount: major(payment.amount),
    price: major(priceOf(payment)),
    amountRefunded: major(payment.amountRefunded ?? 0),
    ...(failed && { failedRefund: major(failed.amount) }),
    currency: currency.toUpperCase(),
    productId: payment.productId.toHexString(),
    productName: payment.productName,
    buyerName: payment.buyerName,
    buyerEmail: payment.buyerEmail,
    sellerName: payment.sellerName,
    createdAt: payment.createdAt.getTime(),
    ...(payment.paidAt && { paidAt: payment.paidAt.getTime() }),
    ...(payment.refundedAt && { refundedAt: payment.refundedAt.getTime() }),
    ...(payment.refund && { refundReason: payment.refund.reason }),
    ...(handOver && { handOver }),
    ...(problem && { problem }),
    ...(balance && {
      balance: {
        status: balanceStatusAt(balance, now()),
        amount: major(balance.amount),
        ...timeOf(balance.dueBy),
      },
    }),
    ...(dispute && {
      dispute: {
        status: dispute.status,
        reason: dispute.reason,
        amount: toMajor(dispute.amount, dispute.currency),
        ...timeOf(dispute.dueBy),
      },
    }),
  };
}

const timeOf = (dueBy: Date | null | undefined) => (dueBy ? { dueBy: dueBy.getTime() } : {});
