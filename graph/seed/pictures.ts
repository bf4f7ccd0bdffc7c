import { readPicture } from '@fitness-zone/sample-data/read-picture.ts';
import type { Shop } from '../src/context/shop.ts';

const atOnce = 4;

/**
 * Puts pictures of the sample data on the image host.
 * @param names the pictures' folders below `pictures`
 * @returns the pictures' addresses by name
 * @throws Refusal `unavailable` when the host does not answer
 */
export async function keepPictures(
  { images }: Pick<Shop, 'images'>,
  names: Iterable<string>,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const waiting = new Set(names).values();
  const keepNext = async () => {
    for (const name of waiting) {
      const { url } = await images.keepEncoded(await readPicture(name));
      addresses.set(name, url);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, keepNext));
  return addresses;
}
