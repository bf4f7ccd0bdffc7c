import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { versionHeader } from '../../shared/versions.ts';
import { type BodyEncoding, isBodyEncoding } from './body-encoding.ts';

/** The headers that all answers to requests of a kind share, as pairs, and how their bodies are encoded. */
export type SharedHeaders = { pairs: readonly string[]; encoding: BodyEncoding };

/** Headers that each answer has for itself. */
const ofOneAnswer = new Set([
  ...['content-length', 'transfer-encoding', 'date', 'connection', 'keep-alive'],
  ...['ratelimit', 'ratelimit-policy', 'retry-after', versionHeader],
]);

/**
 * The headers of an answer as the framework and its plugins have sent it; null for one that says
 * something about its connection.
 */
export function sharedHeadersOf(reply: FastifyReply): SharedHeaders | null {
  const encoding = String(reply.getHeader('content-encoding') ?? 'identity');
  if (!isBodyEncoding(encoding) || reply.hasHeader('connection')) return null;
  const pairs = Object.entries(reply.getHeaders())
    .filter(([name]) => !ofOneAnswer.has(name))
    .flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]));
  return { pairs, encoding };
}

/** The headers of a request that those of its answer depend on (HTTP: `Vary`), beside its path. */
export const varyKeyOf = ({ headers }: IncomingMessage): string =>
  `${headers.origin}\n${headers.accept}\n${headers['accept-encoding']}\n${headers['x-no-compression']}`;

/** Clients say the same in a few ways; what is longer than this is no client's. */
const longestVaryKey = 500;
const mostVaryKeys = 200;

/** The headers of answers that are too short to be compressed, and of longer ones, as far as known. */
export type HeadersByLength = { ofShort?: SharedHeaders; ofLong?: SharedHeaders };

/** The headers of the answers of one path by the kinds of requests, as the framework has sent them before. */
export class SharedHeadersByKind {
  readonly #headers = new LRUCache<string, HeadersByLength>({ max: mostVaryKeys });

  /** The headers of answers to such a request; undefined where none was sent yet. */
  find(request: IncomingMessage): HeadersByLength | undefined {
    return this.#headers.get(varyKeyOf(request));
  }

  /**
   * Keeps the headers of an answer that was sent.
   * @param isLong whether its body was long enough to be compressed
   */
  learn(request: IncomingMessage, reply: FastifyReply, isLong: boolean): void {
    const varyKey = varyKeyOf(request);
    const shared = varyKey.length > longestVaryKey ? null : sharedHeadersOf(reply);
    if (!shared) return;
    const known = this.#headers.get(varyKey) ?? {};
    this.#headers.set(varyKey, { ...known, [isLong ? 'ofLong' : 'ofShort']: shared });
  }
}
