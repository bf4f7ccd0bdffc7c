import sharp from 'sharp';
import type { Shop } from '../src/context/shop.ts';
import { keepPhoto } from '../src/domains/uploads/uploads.service.ts';

const atOnce = 3;

/**
 * Takes drawings through the same door as a user's photo: rendered, then kept by the upload service.
 * @returns the pictures' addresses under the drawings' keys
 */
export async function takePhotographs<Key>(
  shop: Pick<Shop, 'images'>,
  drawings: ReadonlyMap<Key, () => string>,
): Promise<Map<Key, string>> {
  const addresses = new Map<Key, string>();
  const waiting = [...drawings].values();
  const photographer = async () => {
    for (const [key, draw] of waiting) {
      // The only SVG that is ever rendered is our own.
      const photo = await sharp(Buffer.from(draw()))
        .flatten()
        .png({ compressionLevel: 1 })
        .toBuffer();
      addresses.set(key, (await keepPhoto(shop, photo)).url);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, photographer));
  return addresses;
}
