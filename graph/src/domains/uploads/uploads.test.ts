import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFlatPng } from '@fitness-zone/testkit/pictures/flat-png.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbeddedImages } from '../../adapters/images/embedded.images.ts';
import { Refusal, refusalStatus } from '../../shared/refusals/refusal.ts';
import { serveImages } from './serve-images.rest.ts';
import { registerUploads } from './uploads.rest.ts';
import type { UploadServices } from './uploads.service.ts';

let dataDir: string;
let app: FastifyInstance;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  app = await openShop();
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function openShop() {
  const images = await openEmbeddedImages(dataDir);
  const shop = Fastify();
  shop.addHook('onClose', () => images.close());
  shop.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    return reply.code(refusalStatus[error.code]).send({ success: false, message: error.message });
  });
  const services = {
    config: {
      maxUploadBytes: 10 * 1024 * 1024,
      publicUrl: 'https://shop.example',
      imageHost: null,
      s3: null,
      trustProxy: () => false,
      limits: { requests: 9 },
    },
    images,
    now: () => Date.now(),
    jwtSecret: new Uint8Array(32),
    identity: {
      identify: async (token: string) =>
        token === 'proof'
          ? ({ uid: 'ann' } as Awaited<ReturnType<UploadServices['identity']['identify']>>)
          : null,
    },
    models: {} as UploadServices['models'],
    cache: {} as UploadServices['cache'],
    limits: {
      spend: async () => ({ limit: 9, remaining: 9, resetAfter: 1 }),
      hold: async () => null,
      close: async () => undefined,
    },
  };
  await registerUploads(shop, services, 60_000);
  await serveImages(shop, images.folder ?? '');
  return shop;
}

const photo = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d5c' } });

async function upload(bytes: Uint8Array, { field = 'image', token = 'proof' } = {}) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/upload',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(token && { authorization: `bearer ${token}` }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

test('a photo comes back as an address with its size, and as renditions that a page may choose from', async () => {
  const { status, body } = await upload(await photo(2000, 1500).jpeg().toBuffer());
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, status: 200, data: { width: 1280, height: 960 } });
  for (const width of [320, 640, 1280]) {
    const address = new URL(body.data.url).pathname.replace('/1280.', `/${width}.`);
    const answer = await app.inject(address);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
  }
});

test('pictures are served for ever, as pictures only', async () => {
  const { body } = await upload(await photo(100).png().toBuffer());
  const { headers } = await app.inject(new URL(body.data.url).pathname);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain('sandbox');
});

test('the same photo twice is kept once', async () => {
  const bytes = await photo(400).jpeg().toBuffer();
  const [one, two] = await Promise.all([upload(bytes), upload(bytes)]);
  expect(one.body.data.url).toBe(two.body.data.url);
  expect(await readdir(join(dataDir, 'images'))).toHaveLength(1);
});

test('a photo’s place and camera aren’t passed on, and it stands upright', async () => {
  const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const bytes = await photo(300, 200)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await upload(bytes);
  const served = await app.inject(new URL(body.data.url).pathname);
  const kept = await sharp(served.rawPayload).metadata();
  expect(kept.exif).toBeUndefined();
  expect([kept.width, kept.height]).toEqual([200, 300]);
});

test.each([
  ['a renamed text file', async () => Buffer.from('just words '.repeat(50)), /isn’t a photo/],
  ['an empty file', async () => Buffer.alloc(0), /empty/],
  [
    'a drawing with a script',
    async () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    /isn’t a photo/,
  ],
  [
    'a page behind a GIF signature',
    async () => Buffer.from('GIF89a<script>alert(1)</script>'),
    /damaged/,
  ],
  ['half a photo', async () => (await photo(800).jpeg().toBuffer()).subarray(0, 900), /damaged/],
])('%s is refused with a reason', async (_name, bytes, reason) => {
  const { status, body } = await upload(await bytes());
  expect(status).toBe(400);
  expect(body.message).toMatch(reason);
  expect(await readdir(join(dataDir, 'images'))).toEqual([]);
});

test.each([
  [10_000, 8_000, 'The photo has 10,000 × 8,000 pixels. The limit is 60 million.'],
  [30_000, 30_000, 'The photo is 30,000 pixels high. The limit is 16,000 on each side.'],
  [16_001, 10, 'The photo is 16,001 pixels wide. The limit is 16,000 on each side.'],
  [10, 20_000, 'The photo is 20,000 pixels high. The limit is 16,000 on each side.'],
])('a photo of %d × %d pixels is refused before it is decoded', async (width, height, message) => {
  const { status, body } = await upload(aFlatPng({ width, height, rows: Math.min(64, height) }));
  expect(status).toBe(413);
  expect(body.message).toBe(message);
});

test('a photo that takes too much memory to decode is refused before that', async () => {
  const deep = { width: 7_700, height: 7_700, rows: 64, channels: 4, bytesOfSample: 2 } as const;
  const { status, body } = await upload(aFlatPng({ ...deep, interlaced: true }));
  expect(status).toBe(413);
  expect(body.message).toBe('The photo needs 475 MB when decoded. The limit is 256 MB.');
  const avif = await photo(4_000).avif({ effort: 0 }).toBuffer();
  expect((await upload(avif)).body.message).toContain('288 MB');
});

test('11 MB are refused', async () => {
  const { status, body } = await upload(Buffer.alloc(11 * 1024 * 1024, 0xff));
  expect(status).toBe(413);
  expect(body.message).toContain('10 MB');
});

test('a visitor uploads nothing, and only the field "image" is a photo', async () => {
  const bytes = await photo(50).jpeg().toBuffer();
  expect(await upload(bytes, { token: '' })).toMatchObject({ status: 401 });
  expect(await upload(bytes, { token: 'forged' })).toMatchObject({ status: 401 });
  expect(await upload(bytes, { field: 'file' })).toMatchObject({ status: 400 });
});

test('no address leads out of the folder of pictures', async () => {
  await writeFile(join(dataDir, 'secret'), 'secret');
  for (const path of ['../secret', '..%2fsecret', '%2e%2e/secret', '....//secret', '..%5csecret']) {
    const answer = await app.inject(`/images/${path}`);
    expect(answer.statusCode, path).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toBe('secret');
  }
});

test('a start clears what a crash left half written, and nothing else', async () => {
  const { body } = await upload(await photo(64).png().toBuffer());
  const left = join(dataDir, 'images', '.unfinished-old');
  await mkdir(left);
  await utimes(left, new Date(0), new Date(0));
  await mkdir(join(dataDir, 'images', '.unfinished-young'));
  await openEmbeddedImages(dataDir);
  expect((await readdir(join(dataDir, 'images'))).sort()).toEqual(
    ['.unfinished-young', body.data.id].sort(),
  );
});
