import type { OfferSide } from '@fitness-zone/contract/enums.ts';
import { requireUser } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import type { AuditRecord } from '../../audit/audit.model.ts';
import type { OfferRecord } from '../../offers/offer.model.ts';
import { plansOf } from '../../orders/pick-up/windows/pick-up-plan.queries.ts';
import { isSale } from '../../payments/payment.visibility.ts';
import { savedSearchesOf } from '../../saved-searches/saved-searches.queries.ts';
import { callIdentityProvider } from '../identity-proof.service.ts';
import type { UserRecord } from '../user.model.ts';
import { describeOrders } from './describe-orders.queries.ts';

const newestFirst = { _id: -1 } as const;

/**
 * The records that the shop keeps about the signed-in account. They name other people only where the data is the
 * account's own. A purchase names its seller; an attempt to buy belongs to the buyer until it is a sale; threads belong
 * to those who wrote in them.
 * @throws Refusal `too-many-requests`, `unavailable` when the identity provider does not answer
 */
export async function ownRecords(context: Context) {
  const viewer = requireUser(context);
  await limit(context, 'personalData');
  const { _id: userId } = viewer;
  const { models } = context;
  const visibleAt = { $lte: new Date(context.now()) };
  const purchases = models.Payment.find({ buyerId: userId }).sort(newestFirst).lean();
  const sales = models.Payment.find({ sellerId: userId }).sort(newestFirst).lean();
  const payouts = models.Payout.find({ sellerId: userId }).sort({ createdAt: -1, _id: -1 }).lean();
  const reviews = (filter: object) => models.Review.find(filter).sort(newestFirst).lean();
  return {
    exportedAt: new Date(),
    account: viewer,
    identity: await ownIdentity(context, viewer),
    products: await models.Product.find({ sellerId: userId }).sort(newestFirst).lean(),
    bookingList: await models.Booking.find({ userId }).sort(newestFirst).lean(),
    wishList: await models.Wish.find({ userId }).sort(newestFirst).lean(),
    followedSellers: await models.Follow.find({ userId }).sort(newestFirst).lean(),
    savedSearches: await savedSearchesOf(context, userId),
    purchases: await purchases,
    sales: (await sales).filter(isSale),
    offers: await models.Offer.find({ buyerId: userId }).sort(newestFirst).lean(),
    proposedAmounts: await proposedAmounts(context, userId),
    messages: await models.Message.find({ senderId: userId }).sort(newestFirst).lean(),
    reports: await models.Report.find({ reporterId: userId }).sort(newestFirst).lean(),
    blockedUsers: await models.Block.find({ blockerId: userId }).lean(),
    ...(await describeOrders(context, userId)),
    pickUpPlans: await plansOf(context, userId),
    payoutAccount: await models.PayoutAccount.findById(userId).lean(),
    payouts: await payouts,
    reviewsWritten: await reviews({ authorId: userId }),
    reviewsReceived: await reviews({ subjectId: userId, visibleAt }),
    notifications: await models.Notification.find({ userId }).sort(newestFirst).lean(),
    pushDevices: await models.PushDevice.find({ userId }).sort({ createdAt: -1 }).lean(),
    signIns: await models.SignIn.find({ userId }).sort(newestFirst).lean(),
    auditLog: await findAuditEntries(context, viewer),
  };
}

/** The amounts that an account proposed as buyer or seller, newest first. */
async function proposedAmounts({ models }: Context, userId: UserRecord['_id']) {
  const made: OfferRecord[] = await models.Offer.find({ buyerId: userId }).lean();
  const received: OfferRecord[] = await models.Offer.find({ sellerId: userId }).lean();
  const proposed = [...ownProposals(made, 'buyer'), ...ownProposals(received, 'seller')];
  return proposed.sort((one, other) => other.at.getTime() - one.at.getTime());
}

const ownProposals = (offers: readonly OfferRecord[], side: OfferSide) =>
  offers.flatMap(({ _id, productId, proposals }) =>
    proposals
      .filter(({ by }) => by === side)
      .map(({ amount, at }) => ({
        offerId: _id.toHexString(),
        productId: productId.toHexString(),
        amount,
        at,
      })),
  );

/** The identity provider's data, without the shop's fields for noticing its changes. */
async function ownIdentity(context: Context, { uid }: UserRecord) {
  const identity = await callIdentityProvider(context, (provider) => provider.account(uid));
  if (!identity) return null;
  const { credentials, createdAt, ...shown } = identity;
  return { ...shown, createdAt: createdAt.toISOString() };
}

/**
 * The viewer's acts and those done to the account, newest first. Leaves out decisions on reports about the account,
 * since they would reveal who reported a message.
 */
async function findAuditEntries({ models }: Context, { _id }: UserRecord): Promise<AuditRecord[]> {
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
