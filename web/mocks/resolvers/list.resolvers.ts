import { isGone, stockSentence } from '@fitness-zone/contract/catalog/stock.ts';
import type { MockContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { byId, removeWhere } from '../records/findRecords.ts';
import { type EntryRecord, newId, type ProductRecord, type Records } from '../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../refusal.ts';
import { validInput } from '../validInput.ts';
import { stockOf } from './catalog/stock.ts';

/** The booking and wish lists. */
export const listResolvers: Required<Resolvers>['Mutation'] = {
  addToBookingList: mutation(({ productId }: { productId: string }, context) => {
    const viewer = requireRole(context, 'BUYER');
    const product = forSale(context.records, productId);
    const cartItem = add(context, 'bookings', product);
    const [wish] = removeWhere(context.records.wishes, isEntryOf(viewer.id, product.id));
    const message = `${product.productName} added to booking list`;
    return { message, cartItem, removedWishId: wish?.id ?? null, viewer };
  }),
  addToWishList: mutation(({ productId }: { productId: string }, context) => {
    const viewer = requireRole(context, 'BUYER');
    const product = forSale(context.records, productId);
    const wishItem = add(context, 'wishes', product);
    return { message: `${product.productName} added to wish list`, wishItem, viewer };
  }),
  deleteBookingProduct: mutation(({ id }: { id: string }, context) =>
    remove(context, 'bookings', id),
  ),
  deleteWishProduct: mutation(({ id }: { id: string }, context) => remove(context, 'wishes', id)),
};

/** Whether an entry is a user's for a product. */
export const isEntryOf = (user: string, product: string) => (entry: EntryRecord) =>
  entry.userId === user && entry.productId === product;

const lists = {
  bookings: { name: 'booking', entry: 'cartItem', deleted: 'deletedBookingId' },
  wishes: { name: 'wish', entry: 'wishItem', deleted: 'deletedWishId' },
} as const;

type List = keyof typeof lists;

function forSale({ products }: Records, id: string): ProductRecord {
  const { productId } = validInput('MutationAddToBookingListArgs', { productId: id });
  const product = byId(products, productId);
  if (!product || isGone(stockOf(product))) throw notFound('Product');
  if (product.inStock === 'AVAILABLE') return product;
  throw new Refusal('NOT_AVAILABLE', stockSentence(product.productName, stockOf(product)));
}

function add(context: MockContext, list: List, product: ProductRecord): EntryRecord {
  const viewer = requireRole(context, 'BUYER');
  const entries = context.records[list];
  const known = entries.find(isEntryOf(viewer.id, product.id));
  if (known) {
    const { name, entry } = lists[list];
    const details = { alreadyDone: true, payload: { [entry]: known, viewer } };
    const message = `${product.productName} is already in your ${name} list.`;
    throw new Refusal('CONFLICT', message, details);
  }
  const added: EntryRecord = {
    id: newId(),
    userId: viewer.id,
    productId: product.id,
    productPrice: product.resalePrice,
    productRevision: product.revision,
    createdAt: new Date().toISOString(),
  };
  entries.push(added);
  return added;
}

function remove(context: MockContext, list: List, given: string) {
  const viewer = requireRole(context, 'BUYER');
  const { id } = validInput('MutationDeleteBookingProductArgs', { id: given });
  // What is no id at all was never there.
  if (!/^[0-9a-f]{24}$/i.test(id)) throw notFound('Entry');
  const { name, deleted } = lists[list];
  const { [list]: entries, products } = context.records;
  const found = byId(entries, id);
  const [entry] = removeWhere(entries, (one) => one === found && one.userId === viewer.id);
  if (!entry) {
    throw notFound('Entry', { alreadyDone: true, payload: { [deleted]: id, viewer } });
  }
  const product = byId(products, entry.productId);
  const message = `${product?.productName} removed from ${name} list`;
  return { message, [deleted]: id, product, viewer };
}
