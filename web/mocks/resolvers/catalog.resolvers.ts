import type { MockContext } from '../context.ts';
import type { AddCategoryInput, AddProductInput, Resolvers } from '../generated/resolvers.ts';
import { endedAdvertisement, newAdvertisement } from '../records/advertisements.ts';
import { recordAct } from '../records/auditLog.ts';
import { byId } from '../records/findRecords.ts';
import { readPictureUrl } from '../records/pictures.ts';
import { newId, type ProductRecord, type UserRecord } from '../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../refusal.ts';
import { validInput } from '../validInput.ts';
import { takeOffSale } from './stock.ts';

const maxCategories = 100;

/** Categories and products. */
export const catalogResolvers: Required<Resolvers>['Mutation'] = {
  addCategory: mutation(({ input }: { input: AddCategoryInput }, context) => {
    requireRole(context, 'ADMIN');
    const given = validInput('AddCategoryInput', input);
    const details = { ...given, image: readPictureUrl(given.image) };
    const { categories } = context.records;
    const { title, body, image } = details;
    const sameTitle = categories.find((one) => one.title === title);
    const same = sameTitle?.body === body && sameTitle.image === image ? sameTitle : null;
    if (!same && categories.length >= maxCategories) {
      throw new Refusal('CONFLICT', `A shop has at most ${maxCategories} categories.`);
    }
    if (sameTitle && !same) {
      throw new Refusal('CONFLICT', `There is already a category "${title}".`, { field: 'title' });
    }
    const category = same ?? { id: newId(), ...details };
    if (!same) {
      recordAct(context, 'ADD_CATEGORY', category.id);
      categories.push(category);
    }
    return { message: `${category.title} added successfully`, category };
  }),
  addProduct: mutation((given: { input: AddProductInput }, context) => {
    const seller = requireRole(context, 'SELLER');
    const input = validInput('AddProductInput', given.input);
    const { products, categories } = context.records;
    const category = byId(categories, input.categoryId);
    if (!category) throw notFound('Category');
    const image = readPictureUrl(input.image);
    const fresh = newProduct({ ...input, image }, seller, category.id);
    const first = products.find(
      ({ requestKey }) => requestKey !== null && requestKey === fresh.requestKey,
    );
    const product = first ?? fresh;
    if (!first) products.push(product);
    return { message: `${product.productName} added successfully`, product, viewer: seller };
  }),
  deleteProduct: mutation(({ id }: { id: string }, context) => {
    const { viewer, product } = ownProduct(context, id, { evenRemoved: true });
    if (product.inStock === 'REMOVED') {
      throw notFound('Product', { alreadyDone: true, payload: { product, viewer } });
    }
    if (product.inStock === 'SOLD') {
      throw new Refusal('NOT_AVAILABLE', 'A sold product cannot be deleted.');
    }
    if (viewer.role === 'ADMIN') recordAct(context, 'DELETE_PRODUCT', product.id);
    takeOffSale(context.records, product, 'REMOVED');
    return { message: `${product.productName} deleted successfully`, product, viewer };
  }),
  advertiseProduct: mutation(({ id }: { id: string }, context) => {
    const { viewer, product } = ownProduct(context, id);
    if (product.inStock !== 'AVAILABLE') {
      throw new Refusal('NOT_AVAILABLE', 'Only a product for sale can be advertised.');
    }
    if (viewer.role === 'ADMIN' && !product.advertisement) {
      recordAct(context, 'ADVERTISE_PRODUCT', product.id);
    }
    if (!product.advertisement) Object.assign(product, newAdvertisement());
    return { message: `${product.productName} advertised successfully`, product };
  }),
  endAdvertisement: mutation(({ id }: { id: string }, context) => {
    const { viewer, product } = ownProduct(context, id);
    if (viewer.role === 'ADMIN' && product.advertisement) {
      recordAct(context, 'END_ADVERTISEMENT', product.id);
    }
    Object.assign(product, endedAdvertisement);
    return { message: `${product.productName} is no longer advertised`, product };
  }),
};

function newProduct(
  { requestId, ...input }: AddProductInput,
  seller: UserRecord,
  categoryId: string,
): ProductRecord {
  return {
    ...input,
    id: newId(),
    categoryId,
    sellerId: seller.id,
    inStock: 'AVAILABLE',
    postedTime: new Date().toISOString(),
    advertisement: false,
    advertisedUntil: null,
    reported: false,
    disputed: false,
    requestKey: requestId == null ? null : `${seller.id}:${requestId}`,
  };
}

/** Whether an account may change a product: its seller or an admin. */
export const mayManage = (viewer: UserRecord | null, { sellerId }: ProductRecord): boolean =>
  viewer?.role === 'ADMIN' || (viewer?.role === 'SELLER' && viewer.id === sellerId);

function ownProduct(context: MockContext, id: string, { evenRemoved = false } = {}) {
  const viewer = requireRole(context, 'SELLER', 'ADMIN');
  const given = validInput('MutationDeleteProductArgs', { id });
  const product = byId(context.records.products, given.id);
  if (!product) throw notFound('Product');
  const isOwn = mayManage(viewer, product);
  if (product.inStock === 'REMOVED' && !(isOwn && evenRemoved)) throw notFound('Product');
  if (!isOwn) throw new Refusal('FORBIDDEN', 'This product belongs to another seller.');
  return { viewer, product };
}
