import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../context/shop.ts';
import { pathOf } from '../../shared/log.ts';
import type { CachedRestResponses } from './cached-rest-responses.ts';
import type { AnswerToSend, createQueryAnswers } from './queries/query-answers.ts';
import { hasShortBody, putBack, readBody } from './queries/request-body.ts';

type Sources = { queries: ReturnType<typeof createQueryAnswers>; rest: CachedRestResponses };

/**
 * Answers reads that were asked before, ahead of fastify, whose hooks and plugins cost several times what the answer
 * does: visitors from the response cache, others by executing a query that is known to be valid. They get the headers
 * that such an answer got from fastify, are counted and logged as there; everything else goes there as it came.
 */
export function answerBeforeFastify(
  app: FastifyInstance,
  shop: Shop,
  { queries, rest }: Sources,
): void {
  const [framework] = app.server.listeners('request') as [RequestListener];
  // To make a line costs a tenth of the answer.
  const isLogged = ['trace', 'debug', 'info'].includes(shop.log.level);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { sharedHeaders, ownHeaders, body, route }: AnswerToSend,
    began: number,
  ): void {
    const hasLeft = response.destroyed;
    if (isClosing) response.shouldKeepAlive = false;
    const { pairs } = ownHeaders;
    const headers = [...sharedHeaders.pairs, ...pairs, 'content-length', String(body.length)];
    response.writeHead(200, headers).end(body, 'latin1');
    request.resume();
    const { method = '', url = '' } = request;
    const took = performance.now() - began;
    shop.metrics.requests.observe(took, method, route, '200');
    if (!isLogged) return;
    const ms = Math.round(took);
    const line = { reqId: randomUUID(), method, path: pathOf(url), statusCode: 200, ms };
    if (hasLeft) shop.log.warn(line, 'the answer did not arrive');
    else shop.log.info(line, 'answered');
  }

  app.server.off('request', framework).on('request', (request, response) => {
    const began = performance.now();
    const leave = () => framework(request, response);
    const answer = (found: Promise<AnswerToSend | null>, leaveToFramework: () => void) =>
      void found
        .then((ready) => (ready ? send(request, response, ready, began) : leaveToFramework()))
        .catch((err: unknown) => {
          shop.log.error({ err }, 'a request failed');
          response.destroy();
        });
    if (isClosing) return leave();
    if (isQuery(request)) {
      return readBody(request, {
        read: (body) =>
          answer(queries.answer(request, body), () => {
            putBack(request, body);
            leave();
          }),
        late: leave,
      });
    }
    const cached = request.method === 'GET' ? rest.find(request) : undefined;
    return cached ? answer(rest.answer(request, cached), leave) : leave();
  });
}

const json = new Set(['application/json', 'application/json; charset=utf-8']);

const isQuery = (request: IncomingMessage): boolean =>
  request.method === 'POST' &&
  request.url === '/graphql' &&
  json.has(request.headers['content-type'] ?? '') &&
  hasShortBody(request);
