import { stockChanges } from '@fitness-zone/contract/catalog/stock.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { DeletionEffects } from '../../generated/graphql.ts';
import { unsettledStatuses } from '../payments/payment.states.ts';
import { viewPerson } from '../person/person.queries.ts';

/**
 * What follows when an account is deleted, as of now, so that admins know before. Nothing is said of offers and of what
 * is held or paid for one, which admins do not learn.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` for an id that is too long,
 *   `not-found` for one that is unknown or being deleted
 */
export async function viewDeletionEffects(context: Context, id: unknown): Promise<DeletionEffects> {
  const { _id } = await viewPerson(context, id);
  const { Product, Booking, Wish, Review, Thread } = context.models;
  const [products, openSales, openPayments, bookings, wishes, threads, reviews] = await Promise.all(
    [
      Product.countDocuments({ sellerId: _id, inStock: { $in: [...stockChanges.remove.from] } }),
      countPayments(context, _id, {
        status: 'paid',
        part: { $ne: 'balance' },
        handedOverAt: null,
      }),
      countPayments(context, _id, { status: { $in: [...unsettledStatuses] }, blind: null }),
      Booking.countDocuments({ userId: _id }),
      Wish.countDocuments({ userId: _id }),
      Thread.countDocuments({ participants: _id }),
      Review.countDocuments({ subjectId: _id }),
    ],
  );
  return { products, openSales, openPayments, listEntries: bookings + wishes, threads, reviews };
}

/** How many payments somebody makes and gets that fulfil a condition. */
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
