import { positionAtEnd } from '@fitness-zone/contract/catalog/category-order.ts';
import type { MockContext } from '../../context.ts';
import type { AddCategoryInput, AddProductInput, Resolvers } from '../../generated/resolvers.ts';
import { recordAct } from '../../records/audit/auditLog.ts';
import { endedAdvertisement, newAdvertisement } from '../../records/catalog/advertisements.ts';
import { newProduct } from '../../records/catalog/newProduct.ts';
import { readPictureUrl } from '../../records/catalog/pictures.ts';
import { readImages } from '../../records/catalog/productImages.ts';
import { byId } from '../../records/findRecords.ts';
import { newId, type ProductRecord } from '../../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';
import { ownProduct, refuseHeld } from './ownProduct.ts';
import { canChange, changeStock } from './stock.ts';

const maxCategories = 100;

/** Removes a product from sale, as its seller or an admin does. */
export function deleteProduct({ id }: { id: string }, context: MockContext) {
  const { viewer, product } = ownProduct(context, id, { evenRemoved: true });
  if (product.inStock === 'REMOVED') {
    throw notFound('Product', { alreadyDone: true, payload: { product, viewer } });
  }
  if (viewer.role !== 'ADMIN') refuseHeld(product, { product, viewer });
  if (!canChange('remove', product)) {
    throw new Refusal('NOT_AVAILABLE', 'A sold product cannot be deleted.');
  }
  if (viewer.role === 'ADMIN') recordAct(context, 'DELETE_PRODUCT', product.id);
  changeStock(context.records, product, 'remove');
  return { message: `${product.productName} deleted successfully`, product, viewer };
}

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
    const category = same ?? { id: newId(), ...details, position: positionAtEnd(categories) };
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
    const { requestId, image, images, ...details } = input;
    const requestKey = requestId == null ? null : `${seller.id}:${requestId}`;
    const pictures = imagesWithCover(readPictureUrl(image), images);
    const first = products.find((one) => requestKey !== null && one.requestKey === requestKey);
    const product: ProductRecord = first ?? {
      ...newProduct({ ...details, ...pictures }),
      id: newId(),
      categoryId: category.id,
      sellerId: seller.id,
      postedTime: new Date().toISOString(),
      requestKey,
    };
    if (!first) products.push(product);
    return { message: `${product.productName} added successfully`, product, viewer: seller };
  }),
  deleteProduct: mutation(deleteProduct),
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

function imagesWithCover(image: string, given: AddProductInput['images']) {
  if (!given?.length) return { image };
  const images = readImages(given);
  if (images[0]?.url === image) return { image, images };
  throw new Refusal('INVALID', 'The first of the photos must be the cover.', { field: 'images' });
}
