import type { InputRule } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { PictureUrl } from '@fitness-zone/contract/pictures/picture-url.ts';
import type { Context } from '../../context/context.ts';
import type { ProductImageInput } from '../../generated/graphql.ts';
import { hostedPictureRule } from '../pictures/picture-url.rules.ts';
import type { ProductRecord } from './product.model.ts';

/** A photo of a product and its description. */
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

/** A product's photos in the form of its record: addresses have their own field, for an index. */
export function storedImages(images: readonly ProductImageRecord[]) {
  const [cover] = images;
  if (!cover) throw new RangeError('A product needs a photo.');
  return {
    image: cover.url,
    imageUrls: images.map(({ url }) => url),
    imageDescriptions: images.map(({ description }) => description),
  };
}

/** Refuses photos that aren't on the shop's image host. */
export const hostedImagesRule =
  (config: Context['config']): InputRule<readonly ProductImageInput[]> =>
  (images) =>
    images
      .map(({ url }, index) => hostedPictureRule(config, photoLabel(images, index))(url))
      .find((message) => message !== null) ?? null;

export const photoLabel = ({ length }: readonly unknown[], index: number): string =>
  length > 1 ? `Photo ${index + 1}` : 'Photo';
