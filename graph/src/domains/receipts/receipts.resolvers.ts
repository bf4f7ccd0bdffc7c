import { requireUser } from '../../context/access.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { nullIfNotFound } from '../../graphql/null-if-not-found.ts';
import { type ReceiptRecord, receiptNumber } from './receipt.rules.ts';
import { receiptAddress, viewReceipt } from './receipts.queries.ts';

const money = (amount: number, { currency }: Pick<ReceiptRecord, 'currency'>) => ({
  amount,
  currency,
});

export const receiptResolvers: Resolvers = {
  Query: {
    receipt: nullIfNotFound((context, { orderId }) => viewReceipt(context, orderId)),
  },
  Receipt: {
    number: ({ number }) => receiptNumber(number),
    shopAddress: ({ shopAddress }) => [...shopAddress],
    items: (receipt) =>
      receipt.items.map(({ name, amount }) => ({ name, amount: money(amount, receipt) })),
    payments: (receipt) =>
      receipt.payments.map(({ amount, ...payment }) => ({
        ...payment,
        amount: money(amount, receipt),
      })),
    refunds: (receipt) =>
      receipt.refunds.map(({ refundedAt, amount }) => ({
        refundedAt,
        amount: money(amount, receipt),
      })),
    paid: (receipt) => money(receipt.paid, receipt),
    refunded: (receipt) => money(receipt.refunded, receipt),
    due: (receipt) => money(receipt.due, receipt),
    pdfUrl: ({ orderId }, _args, context) => receiptAddress(context, orderId, requireUser(context)),
  },
};
