import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { PictureUrl } from '@fitness-zone/contract/pictures/picture-url.ts';
import { Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { AddProductInput } from '../../generated/graphql.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { attributesFor } from '../categories/attributes/product-attributes.rules.ts';
import { productAdded } from '../categories/category-counts.service.ts';
import { firstOutboxEntry } from '../outbox/outbox.model.ts';
import { claimPictureUrl } from '../pictures/claim-picture-url.service.ts';
import { hostedPictureRule } from '../pictures/picture-url.rules.ts';
import { placeOfLocation } from '../places/place-of-location.service.ts';
import type { ProductRecord } from '../product/product.model.ts';
import {
  hostedImagesRule,
  type ProductImageRecord,
  storedImages,
} from '../product/product-images.rules.ts';
import { claimImages } from './editing/claim-images.service.ts';
import { leastPriceRule } from './least-price.rules.ts';

/**
 * Posts a product of the signed-in seller. Stock, flags, seller and time are the server's. A repeat under the same
 * `requestId` returns the product of the first call.
 * @throws Refusal `too-many-requests`, `not-found` for an unknown category or a picture that the shop does not have
 */
export async function addProduct(context: Context, given: Unchecked<AddProductInput>) {
  const seller = requireRole(context, 'seller');
  await limit(context, 'productChanges');
  const { currency } = context.config;
  const input = validInput('AddProductInput', given, currency, {
    resalePrice: leastPriceRule(currency, 'Resale price'),
    image: hostedPictureRule(context.config, 'Photo'),
    images: hostedImagesRule(context.config),
  });
  const { requestId, categoryId, image, images, place, attributes, ...details } = input;
  const category = await context.loaders.category.load(toObjectId(categoryId, 'Category'));
  if (!category) throw notFound('Category');
  const { kept } = attributesFor(category, attributes ?? []);
  const cover = await claimPictureUrl(context, image, { field: 'image', label: 'Photo' });
  const at = new Date(context.now());
  const { product, created } = await createOnce(context, {
    ...details,
    ...storedImages(await imagesWithCover(context, cover, images)),
    ...(await placeOfLocation(context, details.location, place)),
    ...(requestId && { requestKey: `${seller._id.toHexString()}:${requestId}` }),
    categoryId: category._id,
    attributes: kept,
    sellerId: seller._id,
    inStock: 'available' as const,
    postedTime: at,
    ...firstOutboxEntry({ kind: 'new-listing' }, at),
  });
  if (created) await productAdded(context, product);
  context.events.publish({ kind: 'user', userId: seller._id.toHexString() });
  context.loaders.category.clear(category._id);
  return { message: `${product.productName} added successfully`, product, viewer: seller };
}

async function imagesWithCover(
  context: Context,
  cover: PictureUrl,
  given: AddProductInput['images'],
): Promise<ProductImageRecord[]> {
  if (!given?.length) return [{ url: cover, description: '' }];
  const images = await claimImages(context, given);
  if (images[0]?.url === cover) return images;
  throw new Refusal('invalid', 'The first of the photos must be the cover.', { field: 'images' });
}

/** Creates a product, or finds the one from an earlier try of the same request. */
async function createOnce(
  { models }: Pick<Context, 'models'>,
  details: Omit<ProductRecord, '_id' | 'advertisement' | 'reported' | 'revision' | 'offerRound'>,
): Promise<{ product: ProductRecord; created: boolean }> {
  try {
    const product = await models.Product.create({ _id: new Types.ObjectId(), ...details });
    return { product: product.toObject(), created: true };
  } catch (error) {
    const product =
      details.requestKey && isDuplicateKey(error)
        ? await models.Product.findOne({ requestKey: details.requestKey }).lean()
        : null;
    if (!product) throw error;
    return { product, created: false };
  }
}
