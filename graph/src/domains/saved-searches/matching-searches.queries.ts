import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { townOf } from '../finding/search/product-source.queries.ts';
import type { ProductRecord } from '../product/product.model.ts';
import { keysOfProduct } from './candidate-keys.rules.ts';
import type { SavedSearchRecord } from './saved-search.model.ts';

type Services = Pick<Shop, 'models' | 'searches'>;

/** Data shared by all of a seller's products. */
export type MatchReads = {
  /** The accounts that have blocked the seller or were blocked by the seller, among some (and perhaps others). */
  blocked: (
    sellerId: Types.ObjectId,
    some: readonly Types.ObjectId[],
  ) => Promise<ReadonlySet<string>>;
  categories: () => Promise<readonly { id: string; title: string }[]>;
};

export async function categoryTitles({ models }: Pick<Shop, 'models'>) {
  const categories = await models.Category.find({}, { title: 1 }).lean();
  return categories.map(({ _id, title }) => ({ id: _id.toHexString(), title }));
}

/** The keys of the saved searches that may find a product. */
export const searchKeysOf = ({ categoryId, place }: ProductRecord): string[] =>
  keysOfProduct({
    categoryId: categoryId.toHexString(),
    place: place ? townOf(place) : null,
  });

/**
 * The saved searches among some that find a product for sale. Leaves out those of its seller, of suspended accounts and
 * of blocked pairs.
 */
export async function searchesThatFind(
  services: Services,
  { _id, sellerId }: Pick<ProductRecord, '_id' | 'sellerId'>,
  candidates: readonly SavedSearchRecord[],
  reads: MatchReads,
): Promise<SavedSearchRecord[]> {
  const others = candidates.filter(({ userId }) => !userId.equals(sellerId));
  const read = await ofReaders(services, reads, sellerId, others);
  return searchesMet(services, reads, _id, read);
}

/** Leaves out searches of suspended and blocked accounts, and of those being deleted. */
async function ofReaders(
  services: Pick<Shop, 'models'>,
  reads: MatchReads,
  sellerId: Types.ObjectId,
  searches: readonly SavedSearchRecord[],
): Promise<SavedSearchRecord[]> {
  if (searches.length === 0) return [];
  const userIds = searches.map(({ userId }) => userId);
  const gone = {
    _id: { $in: userIds },
    $or: [{ suspendedAt: { $ne: null } }, { deletingAt: { $ne: null } }],
  };
  const [blocked, found] = await Promise.all([
    reads.blocked(sellerId, userIds),
    services.models.User.find(gone, { _id: 1 }).lean(),
  ]);
  const out = new Set([...blocked, ...found.map(({ _id }) => _id.toHexString())]);
  return searches.filter(({ userId }) => !out.has(userId.toHexString()));
}

/** The searches that match the product, by the search engine. */
async function searchesMet(
  { searches: engine }: Pick<Shop, 'searches'>,
  reads: MatchReads,
  productId: Types.ObjectId,
  searches: readonly SavedSearchRecord[],
): Promise<SavedSearchRecord[]> {
  if (searches.length === 0) return [];
  const met = await engine.meets(
    productId.toHexString(),
    searches.map(({ conditions }) => conditions),
    await reads.categories(),
  );
  return searches.filter((_search, at) => met[at]);
}
