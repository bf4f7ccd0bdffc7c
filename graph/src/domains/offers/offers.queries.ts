import { receivedKey } from '@fitness-zone/contract/dealing/offers.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { cursorOf, positionAt } from '@fitness-zone/contract/search/product-order.ts';
import { type QueryFilter, type SortOrder, Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { QueryOffersArgs } from '../../generated/graphql.ts';
import { toObjectId } from '../../shared/ids.ts';
import { foreignCursor, type Page, type PageArguments, pageInfoOf } from '../../shared/paging.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import type { OfferRecord } from './offer.model.ts';
import { settleDue } from './state/settle-due.service.ts';

export type OfferPage = Page<OfferRecord>;

type Narrowed = Unchecked<Pick<QueryOffersArgs, 'filter'>>;

/** A part of a list that an index serves in order. */
type Range = { filter: QueryFilter<OfferRecord>; sort: Record<string, SortOrder> };

/**
 * A page of the signed-in account's offers: a buyer's newest first; a seller's open ones first, by amount, then the
 * others, newest first.
 * @throws Refusal `invalid` for a cursor of another list, `not-found` for an unknown product
 */
export async function browseOffers(
  context: Context,
  { first, after, ...narrowed }: PageArguments & Narrowed,
): Promise<OfferPage> {
  const { records, hasMore, cursor, count } = await readRange(context, narrowed, first, after);
  const edges = records.map((node) => ({ cursor: cursor(node), node }));
  return {
    edges,
    pageInfo: pageInfoOf(edges, hasMore, after),
    totalCount: count,
  };
}

async function readRange(
  context: Context,
  narrowed: Narrowed,
  limit: number,
  after: string | null | undefined,
) {
  const viewer = requireRole(context, 'buyer', 'seller');
  const given = validInput('QueryOffersArgs', { ...narrowed, after });
  const { productId, status } = given.filter ?? {};
  const filter = {
    ...(viewer.role === 'buyer' ? { buyerId: viewer._id } : { sellerId: viewer._id }),
    ...(productId && { productId: toObjectId(productId, 'Product') }),
  };
  const byAmount = viewer.role === 'seller' && (!status || status === 'open');
  // Changes by the clock or the product are written first, so that the index has the right order.
  await settleDue(context);
  const ranges = byAmount
    ? rangesByAmount(filter, { after: given.after, onlyOpen: status === 'open' })
    : [newestFirst({ ...filter, ...(status && { status }) }, after)];
  const records: OfferRecord[] = [];
  for (const range of ranges) {
    // One extra record tells whether more follow, without a count.
    const missing = limit + 1 - records.length;
    if (missing <= 0) break;
    const { Offer } = context.models;
    records.push(...(await Offer.find(range.filter).sort(range.sort).limit(missing).lean()));
  }
  const cursor = ({ _id, isOpen, amount }: OfferRecord) =>
    cursorOf({ id: _id.toHexString(), key: byAmount ? receivedKey(isOpen, amount) : 0 });
  const count = async () =>
    context.models.Offer.countDocuments({ ...filter, ...(status && { status }) });
  return { records: records.slice(0, limit), hasMore: records.length > limit, cursor, count };
}

function newestFirst(filter: Range['filter'], after: string | null | undefined): Range {
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
  { after, onlyOpen }: { after: string | null | undefined; onlyOpen: boolean },
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
