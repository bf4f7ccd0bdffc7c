import type { ProductImageInput } from '../../generated/resolvers.ts';
import { Refusal } from '../../refusal.ts';
import type { ProductImageRecord } from '../records.ts';
import { absoluteImage, readPictureUrl, shownPicture } from './pictures.ts';

/**
 * The photos of a product as the server would keep them.
 * @param known the product's photos so far, which stay whatever host keeps them
 * @throws Refusal for what is on another site and for one that comes twice
 */
export function readImages(
  given: readonly ProductImageInput[],
  known: readonly ProductImageRecord[] = [],
): ProductImageRecord[] {
  const left = [...known];
  const images = given.map(({ url, description }, index) => {
    const at = left.findIndex((one) =>
      [one.url, shownPicture(one.url), absoluteImage(shownPicture(one.url))].includes(url),
    );
    const [kept] = at === -1 ? [] : left.splice(at, 1);
    const label = given.length > 1 ? `Photo ${index + 1}` : 'Photo';
    return {
      url: kept?.url ?? readPictureUrl(url, { field: 'images', label }),
      description: description ?? '',
    };
  });
  if (new Set(images.map(({ url }) => url)).size < images.length) {
    throw new Refusal('INVALID', 'One of the photos is there twice.', { field: 'images' });
  }
  return images;
}
