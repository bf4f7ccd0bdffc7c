import type { InputRule } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { PictureUrl } from '@fitness-zone/contract/pictures/picture-url.ts';
import type { Context } from '../../../context/context.ts';
import type { ProductImageInput } from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import {
  absolutePicture,
  claimPictureUrl,
  hostedPictureRule,
  shownPicture,
} from '../../pictures/picture-url.rules.ts';
import type { ProductRecord } from '../product.model.ts';

/** A photo of a product and what it shows. */
export type ProductImageRecord = { url: PictureUrl; description: string };

type StoredImages = Pick<ProductRecord, 'image' | 'imageUrls' | 'imageDescriptions'>;

/** A product's photos, the cover first. Older products have only a cover. */
export function imagesOf({
  image,
  imageUrls,
  imageDescriptions,
}: StoredImages): ProductImageRecord[] {
  const urls = imageUrls?.length ? imageUrls : [image];
  return urls.map((url, index) => ({ url, description: imageDescriptions?.[index] ?? '' }));
}

/** A product's photos as its record stores them: addresses in a field of their own, for an index. */
export function storedImages(images: readonly ProductImageRecord[]) {
  const [cover] = images;
  if (!cover) throw new RangeError('A product needs a photo.');
  return {
    image: cover.url,
    imageUrls: images.map(({ url }) => url),
    imageDescriptions: images.map(({ description }) => description),
  };
}

/** Refuses photos that the shop's image host doesn't keep. */
export const hostedImagesRule =
  (config: Context['config']): InputRule<readonly ProductImageInput[]> =>
  (images) =>
    images
      .map(({ url }, index) => hostedPictureRule(config, photoLabel(images, index))(url))
      .find((message) => message !== null) ?? null;

const photoLabel = ({ length }: readonly unknown[], index: number): string =>
  length > 1 ? `Photo ${index + 1}` : 'Photo';

/**
 * The photos of a product about to be written. Ours are claimed, so that they aren't removed as unused before the
 * record is written.
 * @param known the product's current photos, which may stay whatever host keeps them
 * @throws Refusal `invalid`, naming `images`, for addresses that aren't pictures on the shop's image host, and for
 *   duplicates; `not-found` for a picture of ours that doesn't exist
 */
export async function claimImages(
  context: Pick<Context, 'config' | 'images'>,
  given: readonly ProductImageInput[],
  known: readonly ProductImageRecord[] = [],
): Promise<ProductImageRecord[]> {
  const left = [...known];
  const isSame = (url: string) => (one: ProductImageRecord) =>
    [one.url, shownPicture(context.config, one.url), absolutePicture(context.config, one.url)].some(
      (address) => address === url,
    );
  const images: ProductImageRecord[] = [];
  for (const [index, { url, description }] of given.entries()) {
    const at = left.findIndex(isSame(url));
    const [kept] = at === -1 ? [] : left.splice(at, 1);
    const label = photoLabel(given, index);
    images.push({
      url: kept?.url ?? (await claimPictureUrl(context, url, { field: 'images', label })),
      description: description ?? '',
    });
  }
  if (new Set(images.map(({ url }) => url)).size < images.length) {
    throw new Refusal('invalid', 'One of the photos appears twice.', { field: 'images' });
  }
  return images;
}
