import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../../context/shop.ts';
import { createVisitorCache } from '../cache/visitor-cache.ts';
import { countRequest } from '../count-request.ts';
import { clientAddress } from '../request/client-address.ts';
import { isBehind } from '../version-header.ts';
import { type AnswerHead, headOf, kindOf } from './answer-head.ts';
import { AnswerHeaders } from './begun-requests.ts';
import { encodeBody } from './body-encoding.ts';
import type { DirectAnswer } from './query-answers.ts';

const maxBytes = 4 * 1024 * 1024;
const longestBody = 64 * 1024;

type KeptAnswer = { head: AnswerHead; body: string; points: number; route: string };
type Sent = { body: string; keep: (asked: string, answer: KeptAnswer) => void; points: number };

/**
 * Whole answers of REST to visitors, who all see the same, with the headers that they were sent with. A
 * caller who has seen more than this process knows gets none of them.
 */
export class KeptLists {
  readonly #shop: Shop;
  readonly #answers;
  readonly #sending = new WeakMap<FastifyRequest, Sent>();

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#answers = createVisitorCache<KeptAnswer>(shop, maxBytes);
  }

  /**
   * Call it before a visitor's answer is made; what it gives takes the body as it is sent.
   * @param points what the answer costs, also where it is kept
   */
  begin(request: FastifyRequest, points: number): (body: string) => void {
    const { keep } = this.#answers.begin();
    return (body) => {
      if (body.length <= longestBody) this.#sending.set(request, { body, keep, points });
    };
  }

  /** Keeps what was sent, unless something has changed. */
  sent(request: FastifyRequest, reply: FastifyReply): void {
    const sent = this.#sending.get(request);
    const head = sent && reply.statusCode === 200 ? headOf(reply) : null;
    if (!sent || !head) return;
    const { keep, points } = sent;
    const body = encodeBody(Buffer.from(sent.body), head.encoding).toString('latin1');
    const { url: route = '' } = request.routeOptions;
    keep(nameOf(request.raw), { head, body, points, route });
  }

  /** The answer that is kept to a request. */
  find(request: IncomingMessage): KeptAnswer | undefined {
    if (request.headers.authorization !== undefined) return undefined;
    if (isBehind(this.#shop.versions, request)) return undefined;
    return this.#answers.find(nameOf(request));
  }

  /** Counts a request, and answers it as before; null for a caller who may not ask any more. */
  async answer(
    request: IncomingMessage,
    { head, body, points, route }: KeptAnswer,
  ): Promise<DirectAnswer | null> {
    const headers = new AnswerHeaders();
    const { config, limits } = this.#shop;
    const address = clientAddress(request, config.trustProxy);
    const caller = { config, limits, viewer: null, address };
    return countRequest(caller, points, headers.set).then(
      () => ({ head, headers, body, route }),
      () => null,
    );
  }
}

const nameOf = (request: IncomingMessage): string => `${request.url}\n${kindOf(request)}`;
