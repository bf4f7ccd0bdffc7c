import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openHostedImages } from './hosted.images.ts';
import { makeRenditions } from './photo-renditions.ts';

/** An imgbb-compatible host that answers with the given status and body. */
async function imageHost(status: number, body: string) {
  const seen: { url: string; form: FormData }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    seen.push({ url: request.url ?? '', form });
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const images = openHostedImages({
    url: `http://127.0.0.1:${port}/1/upload`,
    key: 'k3y',
    origins: ['https://i.example'],
  });
  return {
    seen,
    images,
    [Symbol.asyncDispose]: async () => {
      await images.close();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

const photo = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();

test('a photo goes to the host re-encoded, with the key, in the field "image"', async () => {
  await using host = await imageHost(
    200,
    '{"data":{"url":"https://i.example/a.webp"},"success":true}',
  );
  expect(await host.images.keep(await photo())).toMatchObject({
    url: 'https://i.example/a.webp',
    width: 90,
    height: 60,
  });
  const [sent] = host.seen;
  expect(sent?.url).toBe('/1/upload?key=k3y');
  expect(sent?.form.get('image')).toMatchObject({ type: 'image/webp' });
});

test('an encoded photo goes to the host unchanged, in its largest rendition', async () => {
  await using host = await imageHost(200, '{"data":{"url":"https://i.example/b.webp"}}');
  const wide = await sharp(await photo())
    .resize({ width: 700 })
    .png()
    .toBuffer();
  const encoded = await makeRenditions(wide);
  expect(encoded.renditions.map(({ width }) => width)).toEqual([320, 640, 700]);
  const { url, width, size } = await host.images.keepEncoded(encoded);
  const largest = encoded.renditions.at(-1)?.bytes;
  expect({ url, width, size }).toEqual({
    url: 'https://i.example/b.webp',
    width: 700,
    size: largest?.length,
  });
  const sent = host.seen[0]?.form.get('image');
  if (!(sent instanceof File)) throw new Error('no photo was sent');
  expect(largest?.equals(new Uint8Array(await sent.arrayBuffer()))).toBe(true);
});

test.each([
  [400, '{"error":{"message":"Invalid key"}}'],
  [200, '{"data":{"url":"javascript:alert(1)"}}'],
  [200, '{"data":{"url":"https://elsewhere.example/a.webp"}}'],
  [200, '<html>'],
])('a host that answers %i %s leaves the user with a friendly refusal', async (status, body) => {
  await using host = await imageHost(status, body);
  await expect(host.images.keep(await photo())).rejects.toMatchObject({ code: 'unavailable' });
});
