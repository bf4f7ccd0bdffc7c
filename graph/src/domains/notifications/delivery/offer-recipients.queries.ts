import type { Types } from 'mongoose';
import { dayUntil } from '../../../shared/time/working-days.ts';
import type { OfferRecord } from '../../offers/offer.model.ts';
import type { RecipientServices } from './admins-and-blocks.queries.ts';
import { type Draft, draftOf, type NamedEntry, unknownEntry } from './draft.rules.ts';
import { buyerOf } from './product-recipients.queries.ts';

/**
 * The recipients of an entry in an offer's outbox: only its buyer and its seller. If one side has blocked the other,
 * its amounts only appear in the other's list, without notifications: a series of amounts would be another way of
 * writing.
 */
export async function draftsOfOffer(
  { models, config }: RecipientServices,
  offer: OfferRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  const { buyerId, sellerId, productId, amount, heldUntil } = offer;
  const product = await models.Product.findById(productId).lean();
  if (!product) return [];
  const { productName } = product;
  const thread = await models.Thread.findOne({ productId, buyerId }, { position: 1 }).lean();
  const price = { amount, currency: config.currency };
  const draft = (...given: Parameters<typeof draftOf>): Draft => ({
    ...draftOf(...given),
    productId,
    ...(thread?.position && { threadId: thread._id }),
  });
  switch (entry.kind) {
    case 'offer-made': {
      if (!(await isProposed(models, offer, entry, { by: buyerId, to: sellerId }))) return [];
      const { changed } = entry;
      const facts = { kind: entry.kind, productName, price, changed, isNoted: Boolean(entry.note) };
      return [draft(entry, sellerId, facts, buyerId)];
    }
    case 'offer-countered': {
      if (!(await isProposed(models, offer, entry, { by: sellerId, to: buyerId }))) return [];
      const facts = { kind: entry.kind, productName, price, isNoted: Boolean(entry.note) };
      return [draft(entry, buyerId, facts, sellerId)];
    }
    case 'offer-accepted':
    case 'counter-offer-accepted': {
      const until = dayUntil(heldUntil?.getTime() ?? entry.at.getTime(), config.timeZone);
      const [to, by] = entry.kind === 'offer-accepted' ? [buyerId, sellerId] : [sellerId, buyerId];
      return [draft(entry, to, { kind: entry.kind, productName, price, until }, undefined, by)];
    }
    case 'offer-declined':
      return [draft(entry, buyerId, { kind: entry.kind, productName }, sellerId)];
    case 'offer-closed':
      // A buyer who paid the full price knows why their own offer is closed.
      return (await buyerOf({ models }, product))?.equals(buyerId)
        ? []
        : [draft(entry, buyerId, { kind: entry.kind, productName }, sellerId)];
    case 'offer-lapsed': {
      const bySeller = offer.proposedBy === 'seller';
      const facts = { kind: entry.kind, productName, price, bySeller };
      return [
        draft(entry, buyerId, { ...facts, toBuyer: true }),
        draft(entry, sellerId, { ...facts, toBuyer: false }),
      ];
    }
    case 'offer-unpaid': {
      const facts = { kind: entry.kind, productName, price };
      return [
        draft(entry, buyerId, { ...facts, toBuyer: true }),
        draft(entry, sellerId, { ...facts, toBuyer: false }),
      ];
    }
    default:
      throw unknownEntry(entry);
  }
}

/** The proposal still stands (a change or an end has its own notification) and its side isn't blocked. */
const isProposed = async (
  { Block }: RecipientServices['models'],
  { status, amount }: OfferRecord,
  entry: { amount: number },
  { by, to }: Record<'by' | 'to', Types.ObjectId>,
): Promise<boolean> =>
  status === 'open' &&
  amount === entry.amount &&
  !(await Block.exists({ blockerId: to, blockedId: by }));
