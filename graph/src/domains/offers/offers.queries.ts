import { receivedKey } from '@fitness-zone/contract/dealing/offers.ts';
import { cursorOf, positionAt } from '@fitness-zone/contract/search/product-order.ts';
import { type QueryFilter, type SortOrder, Types } from 'mongoose';
import { describeList } from '../../context/list.ts';
import { toObjectId } from '../../shared/ids.ts';
import { foreignCursor, type Page, sliceOf } from '../../shared/paging.ts';
import type { OfferRecord } from './offer.model.ts';
import { settleDue } from './state/settle-due.service.ts';

export type OfferPage = Page<OfferRecord>;

/** A range of a list that an index serves in order. */
type Range = { filter: QueryFilter<OfferRecord>; sort: Record<string, SortOrder> };

/**
 * The signed-in account's offers: a buyer's newest first; a seller's open ones first, by amount, then the others,
 * newest first. Refuses an unknown product as `not-found`.
 */
export const ownOffers = describeList(
  'QueryOffersArgs',
  ['buyer', 'seller'],
  async ({ filter: given }, context, viewer) => {
    const { Offer } = context.models;
    const { productId, status } = given ?? {};
    const filter = {
      ...(viewer.role === 'buyer' ? { buyerId: viewer._id } : { sellerId: viewer._id }),
      ...(productId && { productId: toObjectId(productId, 'Product') }),
    };
    const narrowed = { ...filter, ...(status && { status }) };
    const byAmount = viewer.role === 'seller' && (!status || status === 'open');
    // Writes changes by the clock or the product first, so that the index has the right order.
    await settleDue(context);
    return {
      async slice(limit, after) {
        const ranges = byAmount
          ? rangesByAmount(filter, { after, onlyOpen: status === 'open' })
          : [newestFirst(narrowed, after)];
        const records: OfferRecord[] = [];
        for (const range of ranges) {
          const missing = limit + 1 - records.length;
          if (missing <= 0) break;
          records.push(...(await Offer.find(range.filter).sort(range.sort).limit(missing).lean()));
        }
        return sliceOf(records, limit);
      },
      cursorOf: ({ _id, isOpen, amount }) =>
        cursorOf({ id: _id.toHexString(), key: byAmount ? receivedKey(isOpen, amount) : 0 }),
      count: async () => Offer.countDocuments(narrowed),
    };
  },
);

function newestFirst(filter: Range['filter'], after: string | null): Range {
  const position = after ? positionAt(after) : null;
  if (position && position.key !== 0) throw foreignCursor();
  return {
    filter: { ...filter, ...(position && { _id: { $lt: new Types.ObjectId(position.id) } }) },
    sort: { _id: -1 },
  };
}

/** The offers after a cursor: open ones by amount, then the others, newest first. */
function rangesByAmount(
  filter: Range['filter'],
  { after, onlyOpen }: { after: string | null; onlyOpen: boolean },
): Range[] {
  const position = after ? positionAt(after) : null;
  if (position && position.key > 0) throw foreignCursor();
  const isOpen = { ...filter, isOpen: true };
  const sort = { amount: -1, _id: -1 } as const;
  const open: Range[] = [];
  if (!position) open.push({ filter: isOpen, sort });
  else if (position.key < 0) {
    const amount = -position.key;
    const before = { _id: { $lt: new Types.ObjectId(position.id) } };
    open.push({ filter: { ...isOpen, amount, ...before }, sort });
    open.push({ filter: { ...isOpen, amount: { $lt: amount } }, sort });
  }
  const begun = position?.key === 0 ? after : null;
  return onlyOpen ? open : [...open, newestFirst({ ...filter, isOpen: false }, begun)];
}
