import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import { callIdentityProvider } from '../accounts/identity-proof.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import { isSale } from '../payments/payment.visibility.ts';
import { describeAccount, describeEntry, describeProduct } from './describe-account.ts';
import {
  describeAuditEntry,
  describeNotification,
  describePurchase,
  describeSale,
} from './describe-acts.ts';

const newestFirst = { _id: -1 } as const;

/**
 * Everything that the shop keeps about the signed-in account. Of others it says nothing but what is part of the
 * account's own records: a purchase names its seller, and an attempt to buy is the buyer's until it is a sale.
 * @throws Refusal `unauthenticated` for visitors, `too-many-requests`, `unavailable` when the identity
 *   provider does not answer
 */
export async function collectPersonalData(context: Context) {
  const viewer = requireUser(context);
  await limit(context, 'personalData');
  const { _id: userId } = viewer;
  const { Product, Booking, Wish, Payment, Notification } = context.models;
  const notifications = await Notification.find({ userId }).sort(newestFirst).lean();
  const [identity, products, bookings, wishes, purchases, sales, auditLog] = await Promise.all([
    callIdentityProvider(context, (provider) => provider.account(viewer.uid)),
    Product.find({ sellerId: userId }).sort(newestFirst).lean(),
    Booking.find({ userId }).sort(newestFirst).lean(),
    Wish.find({ userId }).sort(newestFirst).lean(),
    Payment.find({ buyerId: userId }).sort(newestFirst).lean(),
    Payment.find({ sellerId: userId }).sort(newestFirst).lean(),
    findAuditEntries(context, viewer),
  ]);
  const { currency } = context.config;
  return {
    exportedAt: new Date().toISOString(),
    account: describeAccount(context.config, viewer),
    identity,
    products: products.map((product) => describeProduct(context.config, product)),
    bookingList: bookings.map((entry) => describeEntry(entry, currency)),
    wishList: wishes.map((entry) => describeEntry(entry, currency)),
    purchases: purchases.map((payment) => describePurchase(context.config, payment)),
    sales: sales.filter(isSale).map((payment) => describeSale(context.config, payment)),
    notifications: notifications.map(describeNotification),
    auditLog: auditLog.map((entry) => describeAuditEntry(entry, viewer)),
  };
}

/** What the viewer did and what was done to the account, newest first. */
async function findAuditEntries({ models }: Context, { _id }: UserRecord) {
  const [did, had] = await Promise.all([
    models.AuditLog.find({ actorId: _id }).sort(newestFirst),
    models.AuditLog.find({ targetId: _id }).sort(newestFirst),
  ]);
  const others = had.filter(({ actorId }) => !actorId?.equals(_id));
  return [...did, ...others].toSorted((one, other) =>
    one._id.toHexString() < other._id.toHexString() ? 1 : -1,
  );
}
