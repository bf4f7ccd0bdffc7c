import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountApis } from '@fitness-zone/testkit/api/account-apis.ts';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aUser } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { isProfilePhoto } from './profile-photo.service.ts';

/** Answers like Google's photo host and records the requested paths. */
const asked: string[] = [];
const paths: Record<string, RequestListener> = {
  '/photo': async (_request, response) => {
    const picture = { width: 96, height: 96, channels: 3, background: '#884422' } as const;
    response.end(await sharp({ create: picture }).jpeg().toBuffer());
  },
  '/redirect': (_request, response) => {
    response.writeHead(302, { location: '/photo' }).end();
  },
  '/endless': (_request, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(64 * 1024))) if (response.destroyed) return;
    };
    response.on('drain', more);
    more();
  },
  '/page': (_request, response) => {
    response.end('<html>');
  },
  '/gone': (_request, response) => {
    response.writeHead(404).end();
  },
};
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  paths[request.url ?? '']?.(request, response);
});

let shop: TestShop;
let google: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  google = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shop = await startTestShop({ config: { profilePhotoOrigins: [google] } });
});
afterAll(async () => {
  await shop.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const [[, open]] = accountApis as [(typeof accountApis)[number]];
const api = () => open(apiClient(shop, null));

/** The picture of an account after its first sign-in with Google. */
async function pictureOf(photoURL: string | null) {
  const details = { ...aUser(), displayName: 'Grace', photoURL, providers: ['google.com'] };
  const session = shop.identity.signUp(details);
  await api().getToken(session);
  return { session, image: (await userOf(session.uid))?.image ?? null };
}

const userOf = (uid: string) => shop.models.User.findOne({ uid }).lean();

test('the photo of a Google account is kept on the image host at the first sign-in', async () => {
  const { image } = await pictureOf(`${google}/photo`);
  expect(image).toMatch(/^\/images\/[0-9a-f]{32}-96x96-[0-9a-f]{6}-96\/96\.webp$/);
  const { statusCode } = await apiClient(shop, null).send({ method: 'GET', url: image ?? '' });
  expect(statusCode).toBe(200);
});

test.each(['/redirect', '/endless', '/page', '/gone'])(
  'an answer such as %s gives an account without a photo, and the log says so',
  async (path) => {
    const before = shop.logs.length;
    expect((await pictureOf(`${google}${path}`)).image).toBeNull();
    expect(shop.logs.slice(before).join()).toContain("could not take in an account's photo");
  },
);

test('no other address is asked', async () => {
  const before = asked.length;
  const elsewhere = google.replace('127.0.0.1', 'localhost');
  for (const url of [`${elsewhere}/photo`, 'http://169.254.169.254/', 'file:///etc/passwd', 'x'])
    expect((await pictureOf(url)).image).toBeNull();
  expect(asked.slice(before)).toEqual([]);
});

test.each([
  ['https://lh3.googleusercontent.com/a/photo=s96-c', true],
  ['http://lh3.googleusercontent.com/a/photo=s96-c', false],
  ['https://lh3.googleusercontent.com.evil.example/a', false],
  ['https://lh3.googleusercontent.com@evil.example/a', false],
  ['https://lh3.googleusercontent.com:8443/a', false],
  ['https://evil.example/?https://lh3.googleusercontent.com/', false],
])('%s is where Google keeps photos: %s', (url, known) => {
  expect(isProfilePhoto({ config: readConfig({}) }, url)).toBe(known);
});
