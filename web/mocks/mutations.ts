import type { AddProductInput, MutationResolvers } from '../../graph/src/generated/graphql.ts';
import { found, Refusal, requireRole } from './refusal.ts';
import type { Context, RootResolvers } from './resolver.ts';
import { newId, typedAttributes } from './sampleStore.ts';
import { type Account, byId, type Product } from './store.ts';
import { accountOf, mockToken } from './token.ts';

const now = () => new Date().toISOString();

/** Converts a seller's input into a product's fields. */
const typed = ({
  requestId: _,
  image,
  images,
  condition,
  place,
  attributes,
  ...input
}: AddProductInput) => ({
  ...input,
  place: place ?? null,
  attributes: typedAttributes(attributes),
  condition: condition as string as Product['condition'],
  images: (images?.length ? images : [{ url: image, description: '' }]).map((one) => ({
    image: one.url,
    description: one.description ?? '',
  })),
});

function ownProduct({ store, viewer }: Context, id: string): Product {
  const { id: sellerId } = requireRole(viewer, 'SELLER');
  const product = found(byId(store.products, id), 'Product');
  if (product.sellerId === sellerId) return product;
  throw new Refusal('FORBIDDEN', 'This product belongs to another seller.');
}

/** Puts a product on one of the buyer's lists. */
function addEntry(context: Context, list: 'bookings' | 'wishes', productId: string, where: string) {
  const { store, changes } = context;
  const buyer = requireRole(context.viewer, 'BUYER');
  const product = found(byId(store.products, productId), 'Product');
  const isThere = store[list].some((one) => one.userId === buyer.id && one.productId === productId);
  if (isThere) throw new Refusal('CONFLICT', `${product.productName} is already in your list.`);
  if (product.inStock !== 'AVAILABLE') {
    throw new Refusal('NOT_AVAILABLE', `${product.productName} is no longer available.`);
  }
  const { resalePrice: productPrice, revision: productRevision } = product;
  const entry = {
    id: newId(),
    userId: buyer.id,
    productId,
    productPrice,
    productRevision,
    createdAt: now(),
  };
  store[list].push(entry);
  changes.publish({ kind: 'product', productId });
  return { message: `${product.productName} added to ${where}`, entry, viewer: buyer };
}

function removeEntry({ store, viewer }: Context, list: 'bookings' | 'wishes', id: string) {
  const buyer = requireRole(viewer, 'BUYER');
  const entry = found(
    store[list].find((one) => one.id === id && one.userId === buyer.id),
    'Entry',
  );
  store[list].splice(store[list].indexOf(entry), 1);
  const product = byId(store.products, entry.productId);
  return { message: `${product?.productName} removed`, product, viewer: buyer };
}

/**
 * The mutations that the mocks implement. Every other mutation succeeds with the smallest answer that its type allows.
 */
export const mutations: RootResolvers<MutationResolvers> = {
  getToken(_root, { input }, { store }) {
    const user = found(
      store.accounts.find(({ email }) => email === input.email),
      'User',
    );
    return { message: ' user sign in successfully', token: mockToken(user), user };
  },
  addUser(_root, { input }, { store, changes }) {
    const email = accountOf(input.idToken ?? '') ?? input.email;
    const user: Account = {
      id: newId(),
      name: input.name,
      email,
      image: input.image ?? null,
      verified: false,
      role: String(input.userRole) as Account['role'],
      since: now(),
    };
    if (!store.accounts.some((one) => one.email === email)) store.accounts.push(user);
    changes.publish({ kind: 'user', userId: user.id });
    return { message: 'user create successfully', user };
  },
  addProduct(_root, { input }, { store, changes, viewer }) {
    const seller = requireRole(viewer, 'SELLER');
    found(byId(store.categories, input.categoryId), 'Category');
    const product: Product = {
      ...typed(input),
      id: newId(),
      sellerId: seller.id,
      postedTime: now(),
      previousPrice: null,
      advertisement: false,
      revision: 0,
      inStock: 'AVAILABLE',
    };
    store.products.push(product);
    changes.publish({ kind: 'product', productId: product.id });
    return { message: `${product.productName} is posted`, product, viewer: seller };
  },
  updateProduct(_root, { input: { id, revision, ...input } }, context) {
    const product = ownProduct(context, id);
    if (revision !== product.revision) {
      throw new Refusal('CONFLICT', 'This product was changed elsewhere meanwhile.', 'revision');
    }
    const image = input.images[0]?.url ?? '';
    Object.assign(product, typed({ ...input, image }), {
      previousPrice: input.resalePrice < product.resalePrice ? product.resalePrice : null,
      revision: revision + 1,
    });
    context.changes.publish({ kind: 'product', productId: id });
    return { message: `${product.productName} is saved`, product };
  },
  addToBookingList(_root, { productId }, context) {
    const { entry, ...answer } = addEntry(context, 'bookings', productId, 'booking list');
    const { wishes } = context.store;
    const wish = wishes.find((one) => one.productId === productId && one.userId === entry.userId);
    if (wish) wishes.splice(wishes.indexOf(wish), 1);
    return { ...answer, cartItem: entry, removedWishId: wish?.id ?? null };
  },
  addToWishList(_root, { productId }, context) {
    const { entry, ...answer } = addEntry(context, 'wishes', productId, 'wish list');
    return { ...answer, wishItem: entry };
  },
  adminAnswerFailedRefund(_root, { input }, { store, viewer }) {
    requireRole(viewer, 'ADMIN');
    const payment = found(byId(store.payments, input.id), 'Payment');
    if (payment.failedRefund === null) {
      throw new Refusal('CONFLICT', 'No refund of this payment was sent back.');
    }
    payment.failedRefund = null;
    return { message: 'We told the buyer and the seller.', payment, order: payment };
  },
  deleteBookingProduct: (_root, { id }, context) => ({
    ...removeEntry(context, 'bookings', id),
    deletedBookingId: id,
  }),
  deleteWishProduct: (_root, { id }, context) => ({
    ...removeEntry(context, 'wishes', id),
    deletedWishId: id,
  }),
};
