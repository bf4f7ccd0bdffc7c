import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../../context/shop.ts';
import { clientAddress } from '../request/client-address.ts';
import { spendRequestPoints } from '../request-points.ts';
import { isBehind } from '../version-header.ts';
import { encodeBody } from './body-encoding.ts';
import { OwnHeaders } from './queries/begun-requests.ts';
import type { AnswerToSend } from './queries/query-answers.ts';
import { createResponseCache } from './response-cache.ts';
import { type SharedHeaders, sharedHeadersOf, varyKeyOf } from './shared-headers.ts';

const maxBytes = 4 * 1024 * 1024;
const longestBody = 64 * 1024;

type CachedRestResponse = {
  sharedHeaders: SharedHeaders;
  body: string;
  points: number;
  route: string;
};
type Sent = {
  body: string;
  keep: (asked: string, answer: CachedRestResponse) => void;
  points: number;
};

/**
 * The response cache of REST: whole answers to visitors, who all see the same, with the headers that they were sent
 * with. A caller who has seen more than this process knows gets none of them.
 */
export class CachedRestResponses {
  readonly #shop: Shop;
  readonly #answers;
  readonly #sending = new WeakMap<FastifyRequest, Sent>();

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#answers = createResponseCache<CachedRestResponse>(shop, maxBytes);
  }

  /**
   * Call it before a visitor's answer is made; what it gives takes the body as it is sent.
   * @param points what the answer costs, also from the cache
   */
  begin(request: FastifyRequest, points: number): (body: string) => void {
    const { keep } = this.#answers.begin();
    return (body) => {
      if (body.length <= longestBody) this.#sending.set(request, { body, keep, points });
    };
  }

  /** Caches what was sent, unless something has changed. */
  sent(request: FastifyRequest, reply: FastifyReply): void {
    const sent = this.#sending.get(request);
    const sharedHeaders = sent && reply.statusCode === 200 ? sharedHeadersOf(reply) : null;
    if (!sent || !sharedHeaders) return;
    const { keep, points } = sent;
    const body = encodeBody(sent.body, sharedHeaders.encoding);
    const { url: route = '' } = request.routeOptions;
    keep(cacheKeyOf(request.raw), { sharedHeaders, body, points, route });
  }

  /** The cached answer to a request. */
  find(request: IncomingMessage): CachedRestResponse | undefined {
    if (request.headers.authorization !== undefined) return undefined;
    if (isBehind(this.#shop.versions, request)) return undefined;
    return this.#answers.find(cacheKeyOf(request));
  }

  /** Counts a request, and answers it as before; null for a caller who may not ask any more. */
  async answer(
    request: IncomingMessage,
    { sharedHeaders, body, points, route }: CachedRestResponse,
  ): Promise<AnswerToSend | null> {
    const ownHeaders = new OwnHeaders();
    const { config, limits } = this.#shop;
    const address = clientAddress(request, config.trustProxy);
    const caller = { config, limits, viewer: null, address };
    return spendRequestPoints(caller, points, ownHeaders.set).then(
      () => ({ sharedHeaders, ownHeaders, body, route }),
      () => null,
    );
  }
}

const cacheKeyOf = (request: IncomingMessage): string => `${request.url}\n${varyKeyOf(request)}`;
