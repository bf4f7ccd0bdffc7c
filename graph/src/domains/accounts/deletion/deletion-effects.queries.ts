import { stockChanges } from '@fitness-zone/contract/catalog/stock.ts';
import type { Types } from 'mongoose';
import { requireUser } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { countUnendedOffers } from '../../offers/count-unended-offers.queries.ts';
import { unsettledStatuses } from '../../payments/state/advance-payment.service.ts';
import { viewPerson } from '../people/person.queries.ts';
import { type OpenBusinessRecord, openBusinessOf } from './open-business.queries.ts';

export type DeletionEffectsRecord = {
  openBusiness: OpenBusinessRecord[];
  openBusinessCount: number;
  products: number;
  offersMade: number;
  offersReceived: number;
  openPayments: number;
  listEntries: number;
  threads: number;
  reviews: number;
};

/**
 * The effects of deleting the account now. Admins see how many offers end, but no payments at offered prices.
 * @throws Refusal `forbidden` for somebody else's account except to admins, `not-found` for one that is unknown or
 * being deleted
 */
export async function viewDeletionEffects(
  context: Context,
  id: unknown,
): Promise<DeletionEffectsRecord> {
  const viewer = requireUser(context);
  const isOwn = viewer._id.toHexString() === id;
  const { _id } = isOwn ? viewer : await viewPerson(context, id);
  const { Product, Booking, Wish, Review, Thread } = context.models;
  const inStock = { $in: [...stockChanges.remove.from] };
  const openPayment = { status: { $in: [...unsettledStatuses] }, ...(!isOwn && { blind: null }) };
  const [business, offersMade, offersReceived, openPayments, products, bookings, wishes] =
    await Promise.all([
      openBusinessOf(context, _id),
      countUnendedOffers(context, { buyerId: _id }),
      countUnendedOffers(context, { sellerId: _id }),
      countPayments(context, _id, openPayment),
      Product.countDocuments({ sellerId: _id, inStock }),
      Booking.countDocuments({ userId: _id }),
      Wish.countDocuments({ userId: _id }),
    ]);
  const [threads, reviews] = await Promise.all([
    // Leaves out threads that only contain offers, which admins must not learn about.
    Thread.countDocuments({
      participants: _id,
      messageCount: { $gt: 0 },
      hasOnlyOfferNotes: { $ne: true },
    }),
    Review.countDocuments({ subjectId: _id }),
  ]);
  const listEntries = bookings + wishes;
  return {
    ...business,
    products,
    offersMade,
    offersReceived,
    openPayments,
    listEntries,
    threads,
    reviews,
  };
}

/** Counts a person's payments, made and received, under a condition. */
async function countPayments(
  { models: { Payment } }: Pick<Context, 'models'>,
  userId: Types.ObjectId,
  condition: object,
): Promise<number> {
  const [made, received] = await Promise.all([
    Payment.countDocuments({ buyerId: userId, ...condition }),
    Payment.countDocuments({ sellerId: userId, ...condition }),
  ]);
  return made + received;
}
