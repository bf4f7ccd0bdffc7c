import type { Shop } from '../../context/shop.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import type { AuditRecord } from '../audit/audit.model.ts';
import type { NotificationRecord } from '../notifications/notification.model.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import { isAgainstShop } from '../payments/refunds/dispute.ts';
import { absolutePictureUrl } from '../pictures/picture-url.ts';

type Shown = Pick<Shop['config'], 'publicUrl'>;

/** A payment as its buyer gets to read it. */
export const describePurchase = (config: Shown, payment: PaymentRecord) => ({
  ...describePayment(config, payment),
  buyerName: payment.buyerName,
  buyerEmail: payment.buyerEmail,
  sellerName: payment.sellerName,
});

/** A payment as its seller gets to read it: without the buyer, whose data it is. */
export const describeSale = (config: Shown, payment: PaymentRecord) => ({
  ...describePayment(config, payment),
  sellerName: payment.sellerName,
});

/** Amounts are in minor units. */
const describePayment = ({ publicUrl }: Shown, payment: PaymentRecord) => ({
  id: payment._id.toHexString(),
  transactionId: payment.transactionId,
  status: payment.status,
  amount: payment.amount,
  amountRefunded: payment.amountRefunded ?? 0,
  currency: payment.currency.toUpperCase(),
  productId: payment.productId.toHexString(),
  productName: payment.productName,
  image: absolutePictureUrl(payment.image, publicUrl),
  createdAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
  refundedAt: payment.refundedAt?.toISOString() ?? null,
  disputed: isAgainstShop(payment.dispute),
});

/** An entry of the audit log as somebody concerned gets to read it: who else acted, and from where, is theirs. */
export function describeAuditEntry(entry: AuditRecord, { _id }: UserRecord) {
  const isOwnAct = entry.actorId?.equals(_id) ?? false;
  return {
    id: entry._id.toHexString(),
    action: entry.action,
    targetId: entry.targetId.toHexString(),
    byYou: isOwnAct,
    address: isOwnAct ? (entry.address ?? null) : null,
    carriedOut: !entry.failedEntryId,
    createdAt: entry.createdAt.toISOString(),
  };
}

/** A notification as its account gets to read it. */
export const describeNotification = (one: NotificationRecord) => ({
  id: one._id.toHexString(),
  kind: one.kind,
  message: one.message,
  productId: one.productId?.toHexString() ?? null,
  paymentId: one.paymentId?.toHexString() ?? null,
  createdAt: one.createdAt.toISOString(),
  readAt: one.readAt?.toISOString() ?? null,
});
