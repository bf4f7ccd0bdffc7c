import { readPictureName } from '@fitness-zone/contract/pictures/picture-name.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { PhotoBucket } from '../../adapters/images/images.ts';
import type { Shop } from '../../context/shop.ts';
import { clientAddress } from '../../http/request/client-address.ts';
import { spendRequestPoints } from '../../http/request-points.ts';
import { refused } from '../../rest/answers.ts';
import { notFound } from '../../shared/ids.ts';

const params = Type.Object({
  name: Type.String({ maxLength: 128 }),
  file: Type.String({ pattern: '^[0-9]{1,4}\\.webp$' }),
});

/**
 * Serves the bucket's pictures under /images/, with the headers of `serveImages`. With S3_PUBLIC_URL, redirects older
 * addresses there.
 */
export function serveBucketImages(
  app: FastifyInstance,
  shop: Shop,
  bucket: PhotoBucket,
  answerWithinMs: number,
): void {
  const publicUrl = shop.config.s3?.publicUrl;
  app.get<{ Params: { name: string; file: string } }>(
    '/images/:name/:file',
    {
      config: { answerWithinMs },
      schema: { hide: true, params, response: { '4xx': refused, '5xx': refused } },
    },
    async ({ raw, params: { name, file }, headers }, reply) => {
      const width = Number.parseInt(file, 10);
      // Other names never reach the bucket.
      if (!readPictureName(name)?.widths.includes(width)) throw notFound('Picture');
      if (publicUrl) {
        reply.header('cache-control', 'public, max-age=3600');
        return reply.redirect(`${publicUrl}/images/${name}/${width}.webp`, 302);
      }
      const address = clientAddress(raw, shop.config.trustProxy);
      await spendRequestPoints({ ...shop, viewer: null, address }, 1, (header, value) => {
        reply.header(header, value);
      });
      const etag = `"${name}/${width}"`;
      // The name is a hash of the content.
      const isKnown = headers['if-none-match'] === etag;
      const bytes = isKnown ? null : await bucket.read(name, width);
      if (!isKnown && !bytes) throw notFound('Picture');
      // Sets it only for an existing picture, since an error must not be cached forever.
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        etag,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      });
      return bytes ? reply.type('image/webp').send(asBuffer(bytes)) : reply.code(304).send();
    },
  );
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
