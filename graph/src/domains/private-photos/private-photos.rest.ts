import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Shop } from '../../context/shop.ts';
import { clientAddress } from '../../http/request/client-address.ts';
import { spendRequestPoints } from '../../http/request-points.ts';
import { refused } from '../../rest/answers.ts';
import { signedQuery } from '../../rest/signed-query.ts';
import { openPrivatePhoto } from './open-private-photo.queries.ts';

const params = Type.Object({
  id: Type.String({ maxLength: 24 }),
  file: Type.String({ pattern: '^[0-9]{1,4}\\.webp$' }),
});

/** Registers the addresses of private photos. They are signed, since an `<img>` sends no token. */
export function servePrivatePhotos(app: FastifyInstance, shop: Shop, answerWithinMs: number): void {
  app.get<{
    Params: { id: string; file: string };
    Querystring: Static<typeof signedQuery>;
  }>(
    '/private-photos/:id/:file',
    {
      config: { answerWithinMs },
      schema: {
        // Whoever opens it has its address from an answer.
        hide: true,
        params,
        querystring: signedQuery,
        response: { '4xx': refused, '5xx': refused },
      },
    },
    async ({ params: { id, file }, query, raw }, reply) => {
      const address = clientAddress(raw, shop.config.trustProxy);
      await spendRequestPoints({ ...shop, viewer: null, address }, 1, (name, value) => {
        reply.header(name, value);
      });
      const photo = await openPrivatePhoto(shop, id, Number.parseInt(file, 10), query);
      reply
        .type('image/webp')
        .header('cache-control', 'private, max-age=600')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin');
      return reply.send(photo);
    },
  );
}
