import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Shop } from '../../context/shop.ts';
import { serveSignedFile } from '../../rest/signed-file.ts';
import { openPrivatePhoto } from './open-private-photo.queries.ts';

const params = Type.Object({
  id: Type.String({ maxLength: 24 }),
  file: Type.String({ pattern: '^[0-9]{1,4}\\.webp$' }),
});

export function servePrivatePhotos(app: FastifyInstance, shop: Shop, answerWithinMs: number): void {
  const file = {
    url: '/private-photos/:id/:file',
    params,
    points: 1,
    answerWithinMs,
  };
  serveSignedFile(app, shop, file, async ({ id, file: name }, query) => {
    const opened = await openPrivatePhoto(shop, id, Number.parseInt(name, 10), query);
    if ('address' in opened) {
      return { redirect: opened.address, headers: { 'cache-control': 'private, max-age=60' } };
    }
    return {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=600',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      },
      body: opened,
    };
  });
}
