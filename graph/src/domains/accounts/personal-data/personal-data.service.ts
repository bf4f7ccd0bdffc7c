import { requireUser } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import type { OfferRecord } from '../../offers/offer.model.ts';
import { offerStateNow } from '../../offers/state/offer-state.rules.ts';
import { isSale } from '../../payments/payment.visibility.ts';
import { pathOf } from '../../saved-searches/saved-search.rules.ts';
import { savedSearchesOf } from '../../saved-searches/saved-searches.queries.ts';
import { callIdentityProvider } from '../identity-proof.service.ts';
import type { UserRecord } from '../user.model.ts';
import {
  describeAccount,
  describeEntry,
  describeIdentity,
  describeProduct,
} from './describe-account.queries.ts';
import {
  describeAuditEntry,
  describeNotification,
  describeOffer,
  describePurchase,
  describeReview,
  describeSale,
  describeSignIn,
} from './describe-acts.queries.ts';
import { describeMessages } from './describe-messages.queries.ts';
import { describeOrders } from './describe-orders.queries.ts';
import { describePayouts } from './describe-payouts.queries.ts';

const newestFirst = { _id: -1 } as const;

/**
 * Everything that the shop keeps about the signed-in account. About others it includes only what belongs to the
 * account's own records: a purchase names its seller, an attempt to buy belongs to the buyer until it is a sale, and
 * threads contain only what the account wrote.
 * @throws Refusal `unauthenticated` for visitors, `too-many-requests`, `unavailable` when the identity provider does
 *   not answer
 */
export async function collectPersonalData(context: Context) {
  const viewer = requireUser(context);
  await limit(context, 'personalData');
  const { _id: userId } = viewer;
  const { Product, Booking, Wish, Follow, Payment, Offer, Notification, Review, SignIn } =
    context.models;
  const offers = await Offer.find({ buyerId: userId }).sort(newestFirst).lean();
  const notifications = await Notification.find({ userId }).sort(newestFirst).lean();
  const follows = await Follow.find({ userId }).sort(newestFirst).lean();
  const searches = await savedSearchesOf(context, userId);
  const visibleAt = { $lte: new Date(context.now()) };
  const [reviewsWritten, reviewsReceived, signIns] = await Promise.all([
    Review.find({ authorId: userId }).sort(newestFirst).lean(),
    Review.find({ subjectId: userId, visibleAt }).sort(newestFirst).lean(),
    SignIn.find({ userId }).sort(newestFirst).lean(),
  ]);
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
  const messages = await describeMessages(context, userId);
  return {
    exportedAt: new Date().toISOString(),
    account: describeAccount(context.config, viewer),
    identity: identity && describeIdentity(identity),
    products: products.map((product) => describeProduct(context.config, product)),
    bookingList: bookings.map((entry) => describeEntry(entry, currency)),
    wishList: wishes.map((entry) => describeEntry(entry, currency)),
    followedSellers: follows.map(({ sellerId, createdAt }) => ({
      sellerId: sellerId.toHexString(),
      createdAt: createdAt.toISOString(),
    })),
    savedSearches: searches.map((search) => ({
      name: search.name,
      path: pathOf(search, currency),
      mail: search.mail,
      paused: search.paused,
      createdAt: search.createdAt.toISOString(),
      lastAlertAt: search.lastAlertAt?.toISOString() ?? null,
    })),
    purchases: purchases.map((payment) => describePurchase(context.config, payment)),
    sales: sales.filter(isSale).map((payment) => describeSale(context.config, payment)),
    offers: await describeOffers(context, offers),
    ...messages,
    ...(await describeOrders(context, userId)),
    ...(await describePayouts(context, userId)),
    reviewsWritten: reviewsWritten.map(describeReview),
    reviewsReceived: reviewsReceived.map(describeReview),
    notifications: notifications.map(describeNotification),
    signIns: signIns.map(describeSignIn),
    auditLog: auditLog.map((entry) => describeAuditEntry(entry, viewer)),
  };
}

/** A buyer's offers in their current state. */
const describeOffers = (context: Context, offers: readonly OfferRecord[]) =>
  Promise.all(
    offers.map(async (offer) => {
      const product = await context.loaders.product.load(offer.productId);
      const state = product ? await offerStateNow(context, offer, product) : offer;
      return describeOffer(offer, state, context.config.currency);
    }),
  );

/**
 * The viewer's acts and those done to the account, newest first. Decisions on reports about the account are left out,
 * since they would reveal who reported a message.
 */
async function findAuditEntries({ models }: Context, { _id }: UserRecord) {
  const [did, had] = await Promise.all([
    models.AuditLog.find({ actorId: _id }).sort(newestFirst),
    models.AuditLog.find({ targetId: _id }).sort(newestFirst),
  ]);
  const others = had.filter(
    ({ actorId, action }) => action !== 'decide-report' && !actorId?.equals(_id),
  );
  return [...did, ...others].toSorted((one, other) =>
    one._id.toHexString() < other._id.toHexString() ? 1 : -1,
  );
}
