import type { Resolvers } from '../generated/resolvers.ts';
import {
  byId,
  type EntryRecord,
  type MockContext,
  newId,
  type ProductRecord,
  take,
} from '../records.ts';
import { answering, only, Refused } from '../refusal.ts';

/** The booking and wish lists of the mocks. */
export const listResolvers: Required<Resolvers>['Mutation'] = {
  addToBookingList: answering(({ productId }: { productId: string }, context) => {
    const viewer = only(context, 'BUYER');
    const product = forSale(context, productId);
    const cartItem = add(context, context.world.bookings, product, 'booking');
    const [wish] = take(context.world.wishes, isFor(viewer.id, productId));
    const message = `${product.productName} added to booking list`;
    return { message, cartItem, removedWishId: wish?.id ?? null, viewer };
  }),
  addToWishList: answering(({ productId }: { productId: string }, context) => {
    const viewer = only(context, 'BUYER');
    const product = forSale(context, productId);
    const wishItem = add(context, context.world.wishes, product, 'wish');
    return { message: `${product.productName} added to wish list`, wishItem, viewer };
  }),
  deleteBookingProduct: answering(({ id }: { id: string }, context) => ({
    ...remove(context, context.world.bookings, id, 'booking'),
    deletedBookingId: id,
  })),
  deleteWishProduct: answering(({ id }: { id: string }, context) => ({
    ...remove(context, context.world.wishes, id, 'wish'),
    deletedWishId: id,
  })),
};

export const isFor = (user: string, product: string) => (entry: EntryRecord) =>
  entry.userId === user && entry.productId === product;

function forSale({ world }: MockContext, id: string): ProductRecord {
  const product = byId(world.products, id);
  if (!product || product.inStock === 'REMOVED')
    throw new Refused('NOT_FOUND', 'Product not found.');
  if (product.inStock === 'AVAILABLE') return product;
  throw new Refused('NOT_AVAILABLE', `${product.productName} is already sold.`);
}

function add(context: MockContext, entries: EntryRecord[], product: ProductRecord, list: string) {
  const { id: userId } = only(context, 'BUYER');
  if (entries.some(isFor(userId, product.id))) {
    throw new Refused('CONFLICT', `${product.productName} is already in your ${list} list.`);
  }
  const entry: EntryRecord = {
    id: newId(),
    userId,
    productId: product.id,
    productPrice: product.resalePrice,
    createdAt: new Date().toISOString(),
  };
  entries.push(entry);
  return entry;
}

function remove(context: MockContext, entries: EntryRecord[], id: string, list: string) {
  const viewer = only(context, 'BUYER');
  const [entry] = take(entries, (one) => one.id === id && one.userId === viewer.id);
  if (!entry) throw new Refused('NOT_FOUND', 'Entry not found.');
  const product = byId(context.world.products, entry.productId);
  return { message: `${product?.productName} removed from ${list} list`, product, viewer };
}
