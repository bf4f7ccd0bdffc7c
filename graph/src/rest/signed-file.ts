import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import type { Shop } from '../context/shop.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { spendRequestPoints } from '../http/request-points.ts';
import { refused } from './answers.ts';

const signedQuery = Type.Object({
  viewer: Type.String({ maxLength: 24 }),
  until: Type.Integer({ description: 'Milliseconds since 1970.' }),
  signature: Type.String({ maxLength: 64 }),
});

type SignedAddress<Params extends TSchema> = {
  url: string;
  params: Params;
  /** Cost for the rate limit. */
  points: number;
  answerWithinMs: number;
};

type Opened = { headers: Record<string, string> } & (
  | { body: Buffer | string | Readable }
  /** The file's address, signed as well. */
  | { redirect: string }
);

/**
 * Registers a file with a signed address, since a link or an `<img>` sends no token. It isn't documented, since clients
 * get the address from an answer.
 * @param open raises the Refusal `not-found` for an invalid signature
 */
export function serveSignedFile<Params extends TSchema>(
  app: FastifyInstance,
  shop: Shop,
  { url, params, points, answerWithinMs }: SignedAddress<Params>,
  open: (params: Static<Params>, query: Static<typeof signedQuery>) => Promise<Opened>,
): void {
  app.get<{ Querystring: Static<typeof signedQuery> }>(
    url,
    {
      config: { answerWithinMs },
      schema: {
        hide: true,
        params,
        querystring: signedQuery,
        response: { '4xx': refused, '5xx': refused },
      },
    },
    async ({ params: given, query, raw }, reply) => {
      const address = clientAddress(raw, shop.config.trustProxy);
      await spendRequestPoints({ ...shop, viewer: null, address }, points, (name, value) => {
        reply.header(name, value);
      });
      const opened = await open(given as Static<Params>, query);
      const kept = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
      reply.headers({ ...kept, ...opened.headers });
      return 'redirect' in opened ? reply.redirect(opened.redirect) : reply.send(opened.body);
    },
  );
}
