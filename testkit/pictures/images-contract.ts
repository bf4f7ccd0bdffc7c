import { randomBytes } from 'node:crypto';
import { describePicture } from '@fitness-zone/contract/pictures/picture-url.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Images } from '../../graph/src/adapters/images/images.ts';
import { makeRenditions } from '../../graph/src/adapters/images/photo-renditions.ts';

/** An image host under test. */
export type OpenedImages = {
  images: Images;
  /**
   * The bytes that browsers receive for a picture's address, and the `Cache-Control` header; null if the picture isn't
   * stored.
   */
  load(url: string): Promise<{ bytes: Uint8Array; caching: string | null } | null>;
  /** Makes a picture look as if nobody had requested it since then. */
  age(url: string, since: Date): Promise<void>;
};

const unused = async () => [];

/** A picture that no other test uses. */
function aPhoto(width: number, height: number): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

/** The contract of every image host that stores pictures for the shop. `opened` is only called in tests. */
export function describeImages(name: string, opened: () => OpenedImages, isSkipped = false): void {
  describe.skipIf(isSkipped)(name, () => {
    const aDayAgo = () => new Date(Date.now() - dayMs);
    const widthsOf = async (url: string) => {
      const { load } = opened();
      const found = [];
      for (const width of describePicture(url).srcSet?.match(/\d+(?=w)/g) ?? []) {
        const file = await load(url.replace(/\d+\.webp$/, `${width}.webp`));
        if (file) found.push((await sharp(file.bytes).metadata()).width);
      }
      return found;
    };

    test('keeps a photo in all its renditions, which browsers may keep for ever', async () => {
      const { images, load } = opened();
      const kept = await images.keep(await aPhoto(1500, 1000));
      expect(kept).toMatchObject({ width: 1280, height: 853 });
      expect(kept.url).toMatch(
        /^\/images\/[0-9a-f]{32}-1280x853-[0-9a-f]{6}-320-640-1280\/1280\.webp$/,
      );
      expect(await widthsOf(kept.url)).toEqual([320, 640, 1280]);
      const file = await load(kept.url);
      expect(file?.bytes.length).toBe(kept.size);
      expect(file?.caching).toBe('public, max-age=31536000, immutable');
    });

    test('gives the same photo the same address, also when it is encoded already', async () => {
      const { images } = opened();
      const photo = await aPhoto(400, 300);
      const [one, two] = await Promise.all([images.keep(photo), images.keep(photo)]);
      expect(two).toEqual(one);
      expect(await images.keepEncoded(await makeRenditions(photo))).toEqual(one);
    });

    test('removes what nothing uses after a day, and nothing else', async () => {
      const { images, load, age } = opened();
      const urls = new Map<string, string>();
      for (const kind of ['old', 'used', 'young', 'claimed'])
        urls.set(kind, (await images.keep(await aPhoto(700, 500))).url);
      const url = (kind: string) => urls.get(kind) ?? '';
      for (const kind of ['old', 'used', 'claimed'])
        await age(url(kind), new Date(Date.now() - 2 * dayMs));
      expect(await images.claim(url('claimed'))).toBe(true);
      const findUsed = async (asked: string[]) => asked.filter((one) => one === url('used'));
      expect(await images.removeUnused(aDayAgo(), findUsed)).toBe(1);
      expect(await widthsOf(url('old'))).toEqual([]);
      for (const kind of ['used', 'young', 'claimed']) expect(await load(url(kind))).not.toBeNull();
      expect(await images.claim(url('old'))).toBe(false);
      expect(await images.claim(url('used'))).toBe(true);
    });

    test('a claim while a picture is being removed finds it and keeps it, or finds it gone', async () => {
      const { images, load, age } = opened();
      for (let round = 0; round < 10; round += 1) {
        const { url } = await images.keep(await aPhoto(40, 30));
        await age(url, new Date(Date.now() - 2 * dayMs));
        const claiming = async () => {
          await new Promise((resolve) => setTimeout(resolve, 2 * round));
          return images.claim(url);
        };
        const [isClaimed] = await Promise.all([
          claiming(),
          images.removeUnused(aDayAgo(), unused),
          images.removeUnused(aDayAgo(), unused),
        ]);
        expect({ round, isKept: (await load(url)) !== null }).toEqual({ round, isKept: isClaimed });
      }
    });

    test('keeps a picture again that was removed', async () => {
      const { images, load, age } = opened();
      const photo = await aPhoto(60, 40);
      const { url } = await images.keep(photo);
      await age(url, new Date(Date.now() - 2 * dayMs));
      await images.removeUnused(aDayAgo(), unused);
      expect(await load(url)).toBeNull();
      expect((await images.keep(photo)).url).toBe(url);
      expect(await load(url)).not.toBeNull();
      expect(await images.claim(url)).toBe(true);
    });

    test('knows no picture that was never kept', async () => {
      const { images } = opened();
      const name = `${'0'.repeat(32)}-1280x960-c0ffee-320-640-1280`;
      expect(await images.claim(`/images/${name}/1280.webp`)).toBe(false);
      expect(await images.claim('/images/none/1.webp')).toBe(false);
    });

    test('refuses what is no photo', async () => {
      const { images } = opened();
      await expect(images.keep(Buffer.from('just words'))).rejects.toMatchObject({
        code: 'invalid',
      });
    });

    test('answers', () => opened().images.ping());
  });
}
