import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { openPhotoCleaner, type PhotoCleaner } from './photo-cleaner.ts';

let cleaner: PhotoCleaner;
afterEach(() => cleaner.close());

const aPhoto = (width = 64) =>
  sharp({ create: { width, height: width, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

/** The processes of this one that decode photos. */
const decoders = () =>
  execFileSync('ps', ['-o', 'args=', '--ppid', `${process.pid}`], { encoding: 'utf8' })
    .split('\n')
    .filter((args) => args.includes('photo.process.ts'));

test('photos are decoded one after the other in one process, which ends when none comes', async () => {
  cleaner = openPhotoCleaner({ idleMs: 100 });
  const widths = [64, 80, 96] as const;
  const photos = await Promise.all(widths.map((width) => aPhoto(width)));
  const cleaned = await Promise.all(photos.map((photo) => cleaner.clean(photo)));
  // Each its own: the process's answers do not name the photo.
  expect(cleaned.map(({ width }) => width)).toEqual(widths);
  expect(cleaned[0]?.renditions[0]?.bytes).toBeInstanceOf(Buffer);
  expect(decoders()).toHaveLength(1);
  await vi.waitUntil(() => decoders().length === 0);
  expect(await cleaner.clean(await aPhoto())).toMatchObject({ width: 64 });
});

test('a photo that is none is refused in words, and the next one is decoded', async () => {
  cleaner = openPhotoCleaner();
  await expect(cleaner.clean(Buffer.from('words'))).rejects.toMatchObject({
    code: 'invalid',
    field: 'image',
    message: 'This file is not a photo: please use JPEG, PNG, WebP, AVIF or GIF.',
  });
  expect(await cleaner.clean(await aPhoto())).toMatchObject({ width: 64 });
});

test('when too many photos wait, a further one is refused at once', async () => {
  cleaner = openPhotoCleaner({ maxQueued: 2 });
  const photo = await aPhoto();
  const waiting = [cleaner.clean(photo), cleaner.clean(photo)];
  await expect(cleaner.clean(photo)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 });
  await Promise.all(waiting);
  expect(await cleaner.clean(photo)).toMatchObject({ width: 64 });
});

test('a photo that takes too long is given up together with its process', async () => {
  cleaner = openPhotoCleaner({ timeoutMs: 1 });
  await expect(cleaner.clean(await aPhoto(2_000))).rejects.toMatchObject({
    code: 'invalid',
    message: 'The photo cannot be read: it takes too long.',
  });
  await vi.waitUntil(() => decoders().length === 0);
});

test('closing ends the process in the middle of a photo, and refuses the photos', async () => {
  cleaner = openPhotoCleaner();
  const photo = await aPhoto(4_000);
  const waiting = [cleaner.clean(photo), cleaner.clean(photo)].map((one) =>
    one.catch(({ code }) => code),
  );
  await vi.waitUntil(() => decoders().length === 1);
  await cleaner.close();
  expect(await Promise.all(waiting)).toEqual(['unavailable', 'unavailable']);
  expect(decoders()).toEqual([]);
});
