import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import { isObjectId, notFound, objectIdOf } from '../../shared/ids.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { type SignedQuery, signAddress } from '../../shared/signed-address.ts';
import { findSignedViewer } from '../accounts/tokens/signed-viewer.queries.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { maySeeOrder } from '../orders/order.visibility.ts';
import { orderSums } from '../orders/order-money.rules.ts';
import { viewOrder } from '../orders/orders.queries.ts';
import { partState } from '../orders/refunds/refund-states.rules.ts';
import { situationOf } from '../orders/state/order-facts.queries.ts';
import { partOf } from '../payments/balance/balance.rules.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import { visibleAmong } from '../payments/payment.visibility.ts';
import { hasReachedBuyer } from '../payments/refunds/provider-refunds.rules.ts';
import type { DocumentFile } from './print-page.ts';
import { type ReceiptRecord, signedReceipt } from './receipt.rules.ts';
import { writeReceipt } from './write-receipt.ts';

/**
 * The receipt of an order, for its buyer, its seller and admins.
 * @throws Refusal `not-found` for an order that is unknown or somebody else's
 */
export async function viewReceipt(context: Context, orderId: unknown): Promise<ReceiptRecord> {
  requireUser(context);
  const given = validInput('QueryReceiptArgs', { orderId });
  return receiptOf(context, await viewOrder(context, given.orderId));
}

/** The receipt of an order that the reader may see, as its payments are now. */
export async function receiptOf(
  context: Pick<Context, 'loaders' | 'now' | 'config' | 'viewer'>,
  order: OrderRecord,
): Promise<ReceiptRecord> {
  const situation = await situationOf(context, order);
  const { now } = situation;
  const [first] = situation.payments;
  if (!first) throw new Error(`the order ${order._id} has no payment`);
  const payments = visibleAmong(context.viewer, situation.payments);
  const { paid, refunded, due } = orderSums(order, payments, now);
  return {
    orderId: order._id.toHexString(),
    number: order.receiptNumber,
    issuedAt: order.createdAt,
    ...context.config.receipts,
    buyerName: first.buyerName,
    sellerName: first.sellerName,
    items: [{ name: first.productName, amount: order.price }],
    payments: payments.map((payment) => ({
      paidAt: payment.paidAt ?? order.createdAt,
      part: partOf(payment),
      amount: payment.amount,
      transactionId: payment.transactionId,
    })),
    refunds: refundsOf(order, payments),
    paid,
    refunded,
    due,
    currency: order.currency,
  };
}

/** Refunds: exact amounts by the date of their agreement or decision, then all others. */
function refundsOf(
  { refunds }: OrderRecord,
  payments: readonly PaymentRecord[],
): ReceiptRecord['refunds'] {
  return payments
    .flatMap((payment) => {
      const { _id, amountRefunded, refundedAt = null } = payment;
      const exact = refunds
        .filter((refund) => hasReachedBuyer(partState(refund, payment)))
        .flatMap(({ parts, createdAt }) =>
          parts
            .filter(({ paymentId }) => paymentId.equals(_id))
            .map(({ amount }) => ({ refundedAt: createdAt, amount })),
        );
      const rest = (amountRefunded ?? 0) - exact.reduce((sum, { amount }) => sum + amount, 0);
      return [...exact, { refundedAt, amount: rest }];
    })
    .filter(({ amount }) => amount > 0)
    .toSorted(
      (one, other) => (one.refundedAt?.getTime() ?? 0) - (other.refundedAt?.getTime() ?? 0),
    );
}

/** The address of a receipt's file, which the account can open for 10 to 15 minutes. */
export function receiptAddress(
  services: Pick<Shop, 'jwtSecret' | 'now'>,
  orderId: string,
  viewer: { _id: OrderRecord['_id'] },
): string {
  return `/receipts/${orderId}.pdf?${signAddress(services, signedReceipt(orderId), viewer._id)}`;
}

/**
 * The file of a receipt, for the account that its address was signed for: a side of the order, or an admin.
 * @throws Refusal `not-found` for an expired or changed address, and once the account is suspended, deleted or no
 * longer allowed to see the order
 */
export async function openReceipt(
  shop: Shop,
  orderId: string,
  query: SignedQuery,
): Promise<DocumentFile> {
  const viewer = await findSignedViewer(shop, signedReceipt(orderId), query);
  const order: OrderRecord | null =
    viewer && isObjectId(orderId)
      ? await shop.models.Order.findById(objectIdOf(orderId)).lean()
      : null;
  if (!order || !maySeeOrder(viewer, order)) throw notFound('Receipt');
  const receipt = await receiptOf({ ...shop, viewer, loaders: shop.createLoaders(viewer) }, order);
  return writeReceipt(receipt, shop.config.timeZone);
}
