import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { openPhotoEncoder, type PhotoEncoder } from './photo-encoder.ts';

let encoder: PhotoEncoder;
afterEach(() => encoder.close());

const aPhoto = (width = 64) =>
  sharp({ create: { width, height: width, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

/** The processes of this one that decode photos. */
const decoders = () =>
  execFileSync('ps', ['-o', 'args=', '--ppid', `${process.pid}`], { encoding: 'utf8' })
    .split('\n')
    .filter((args) => args.includes('photo-renditions.process.ts'));

test('photos are decoded one after the other in one process, which ends when none comes', async () => {
  encoder = openPhotoEncoder({ idleMs: 100 });
  const widths = [64, 80, 96] as const;
  const photos = await Promise.all(widths.map((width) => aPhoto(width)));
  const encoded = await Promise.all(photos.map((photo) => encoder.encode(photo)));
  // Each caller gets its own photo: the process's answers don't name it.
  expect(encoded.map(({ width }) => width)).toEqual(widths);
  expect(encoded[0]?.renditions[0]?.bytes).toBeInstanceOf(Buffer);
  expect(decoders()).toHaveLength(1);
  await vi.waitUntil(() => decoders().length === 0);
  expect(await encoder.encode(await aPhoto())).toMatchObject({ width: 64 });
});

test('a photo that is none is refused in words, and the next one is decoded', async () => {
  encoder = openPhotoEncoder();
  await expect(encoder.encode(Buffer.from('words'))).rejects.toMatchObject({
    code: 'invalid',
    field: 'image',
    message: 'This file isn’t a photo. Please use JPEG, PNG, WebP, AVIF or GIF.',
  });
  expect(await encoder.encode(await aPhoto())).toMatchObject({ width: 64 });
});

test('when too many photos wait, a further one is refused at once', async () => {
  encoder = openPhotoEncoder({ maxQueued: 2 });
  const photo = await aPhoto();
  const waiting = [encoder.encode(photo), encoder.encode(photo)];
  await expect(encoder.encode(photo)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 10,
  });
  await Promise.all(waiting);
  expect(await encoder.encode(photo)).toMatchObject({ width: 64 });
});

test('a photo that takes too long is given up together with its process', async () => {
  encoder = openPhotoEncoder({ timeoutMs: 1 });
  await expect(encoder.encode(await aPhoto(2_000))).rejects.toMatchObject({
    code: 'invalid',
    message: 'Reading the photo took too long. Please try another one.',
  });
  await vi.waitUntil(() => decoders().length === 0);
});

test('closing ends the process in the middle of a photo, and refuses the photos', async () => {
  encoder = openPhotoEncoder();
  const photo = await aPhoto(4_000);
  const waiting = [encoder.encode(photo), encoder.encode(photo)].map((one) =>
    one.catch(({ code }) => code),
  );
  await vi.waitUntil(() => decoders().length === 1);
  await encoder.close();
  expect(await Promise.all(waiting)).toEqual(['unavailable', 'unavailable']);
  expect(decoders()).toEqual([]);
});
