import type { Context } from '../../../context/context.ts';
import type { ProductImageInput } from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { claimPictureUrl } from '../../pictures/claim-picture-url.service.ts';
import { absolutePicture, shownPicture } from '../../pictures/picture-url.rules.ts';
import { type ProductImageRecord, photoLabel } from '../../product/product-images.rules.ts';

/**
 * The photos of a product about to be written. Claims ours, so that they aren't removed as unused before the record is
 * written.
 * @param known the product's current photos, which may stay on any host
 * @throws Refusal `invalid`, naming `images`, for addresses that aren't pictures on the shop's image host, and for
 * duplicates; `not-found` for a picture of ours that doesn't exist
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
