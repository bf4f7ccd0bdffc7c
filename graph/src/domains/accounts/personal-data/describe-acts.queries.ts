import type { Shop } from '../../../context/shop.ts';
import type { AuditRecord } from '../../audit/audit.model.ts';
import type { NotificationRecord } from '../../notifications/notification.model.ts';
import type { OfferRecord } from '../../offers/offer.model.ts';
import type { OfferState } from '../../offers/state/offer-state.rules.ts';
import { partOf, priceOf } from '../../payments/balance/balance.rules.ts';
import type { BalanceRecord, PaymentRecord } from '../../payments/payment.model.ts';
import { isAgainstShop } from '../../payments/refunds/dispute.rules.ts';
import { absolutePictureUrl } from '../../pictures/picture-url.rules.ts';
import type { ReviewRecord } from '../../reviews/review.model.ts';
import type { SignInRecord } from '../sign-ins/sign-in.model.ts';
import type { UserRecord } from '../user.model.ts';

type Shown = Pick<Shop['config'], 'publicUrl'>;

/** A payment as its buyer gets to read it. */
export const describePurchase = (config: Shown, payment: PaymentRecord) => ({
  ...describePayment(config, payment),
  buyerName: payment.buyerName,
  buyerEmail: payment.buyerEmail,
  sellerName: payment.sellerName,
  problem: payment.problem ?? null,
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
  part: partOf(payment),
  price: priceOf(payment),
  firstHalfId: payment.firstHalfId?.toHexString() ?? null,
  balance: payment.balance ? describeBalance(payment.balance) : null,
  productId: payment.productId.toHexString(),
  productName: payment.productName,
  image: absolutePictureUrl(payment.image, publicUrl),
  createdAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
  refundedAt: payment.refundedAt?.toISOString() ?? null,
  place: payment.place ?? null,
  handedOverAt: payment.handedOverAt?.toISOString() ?? null,
  disputedAt: payment.disputedAt?.toISOString() ?? null,
  disputed: isAgainstShop(payment.dispute),
});

const describeBalance = ({ status, amount, ...balance }: BalanceRecord) => ({
  status,
  amount,
  dueFrom: balance.dueFrom?.toISOString() ?? null,
  dueBy: balance.dueBy?.toISOString() ?? null,
  paidAt: balance.paidAt?.toISOString() ?? null,
  cancelledAt: balance.cancelledAt?.toISOString() ?? null,
  paymentId: balance.paymentId?.toHexString() ?? null,
});

/** An audit log entry as shown to the person concerned: without the other actor and their address. */
export function describeAuditEntry(entry: AuditRecord, { _id }: UserRecord) {
  const isOwnAct = entry.actorId?.equals(_id) ?? false;
  return {
    id: entry._id.toHexString(),
    action: entry.action,
    targetId: entry.targetId.toHexString(),
    byYou: isOwnAct,
    address: isOwnAct ? (entry.address ?? null) : null,
    reason: isOwnAct ? (entry.reason ?? null) : null,
    carriedOut: !entry.failedEntryId,
    createdAt: entry.createdAt.toISOString(),
  };
}

/** An offer as its buyer gets to read it, where it stands now; the amount in minor units. */
export const describeOffer = (
  offer: OfferRecord,
  { status, answeredAt, heldUntil }: OfferState,
  currency: string,
) => ({
  id: offer._id.toHexString(),
  productId: offer.productId.toHexString(),
  amount: offer.amount,
  currency,
  status,
  createdAt: offer.createdAt.toISOString(),
  changedAt: offer.changedAt.toISOString(),
  lapsesAt: offer.lapsesAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  heldUntil: heldUntil?.toISOString() ?? null,
});

/** A review as its author and, once it is visible, its subject get to read it. */
export const describeReview = ({ _id, ...review }: ReviewRecord) => ({
  id: _id.toHexString(),
  paymentId: review.paymentId.toHexString(),
  productName: review.productName,
  stars: review.stars,
  text: review.text,
  createdAt: review.createdAt.toISOString(),
  visibleAt: review.visibleAt.toISOString(),
});

/** A sign-in as its account gets to read it. */
export const describeSignIn = ({ _id, signedInAt, method, browser }: SignInRecord) => ({
  id: _id.toHexString(),
  signedInAt: signedInAt.toISOString(),
  method,
  browser: browser ?? null,
});

/** A notification as its account gets to read it. */
export const describeNotification = (one: NotificationRecord) => ({
  id: one._id.toHexString(),
  kind: one.kind,
  message: one.message,
  productId: one.productId?.toHexString() ?? null,
  paymentId: one.paymentId?.toHexString() ?? null,
  threadId: one.threadId?.toHexString() ?? null,
  createdAt: one.createdAt.toISOString(),
  readAt: one.readAt?.toISOString() ?? null,
});
