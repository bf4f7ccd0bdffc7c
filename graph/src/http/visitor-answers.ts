import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { refusalStatus } from '../shared/refusals/refusal.ts';
import { refusalBehind } from '../shared/refusals/refusal-from-error.ts';

/** A whole answer, sent to all visitors with the same request. */
export type Answer = {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: string | Buffer;
  /** Whether all its parts succeeded. */
  isWhole: boolean;
};

/**
 * Maximum age of an answer in milliseconds, since parts of it depend on the time: advertisements take turns by the
 * minute, and a page follows changes from the moment its answer names.
 */
const periodMs = 20_000;

/** The cache key of a visitor's request in the current period. */
export const visitorKey = ({ now }: Pick<Shop, 'now'>, ...asked: string[]): string =>
  [Math.floor(now() / periodMs), ...asked].join(' ');

/** Maximum size of a cached answer. */
const longest = { key: 16 * 1024, body: 64 * 1024 };

/** Bytes; shorter bodies are sent uncompressed. */
export const leastCompressed = 1024;

const compressors = {
  br: (body: Answer['body']) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

/**
 * The answer to a visitor's request, made and compressed once for all equal requests of the moment. It is kept if the
 * question came before.
 */
export async function answerVisitors(
  { cache, now }: Pick<Shop, 'cache' | 'now'>,
  { headers }: FastifyRequest,
  asked: string[],
  make: () => Promise<Answer>,
): Promise<Answer> {
  const question = asked.join(' ');
  const key = visitorKey({ now }, question);
  const isRepeated = cache.isRepeated(question);
  const isSmall = ({ isWhole, status, body }: Answer) =>
    isWhole && status === 200 && body.length <= longest.body && key.length <= longest.key;
  const mayKeep = (answer: Answer) => isRepeated && isSmall(answer);
  const load = async (): Promise<Answer> => {
    const answer = await make().catch((error: unknown) => {
      if (refusalBehind(error)?.code === 'too-many-requests') cache.dontKeep({ isPersonal: true });
      throw error;
    });
    // Other callers who wait for the same answer have their own allowances.
    if (answer.status === refusalStatus['too-many-requests']) cache.dontKeep({ isPersonal: true });
    return isRepeated ? { ...answer, body: Buffer.from(answer.body) } : answer;
  };
  const plain = () => cache.read({ key, load, mayKeep, mayLag: true });
  const encoding = encodingOf(headers['accept-encoding']);
  if (!encoding) return plain();
  return cache.read({
    key: `${key} ${encoding}`,
    mayKeep,
    // Reads it here, so that the compressed answer is dropped together with the plain one.
    load: async (): Promise<Answer> => {
      const answer = await plain();
      if (Buffer.byteLength(answer.body) < leastCompressed || !isSmall(answer)) return answer;
      return {
        ...answer,
        headers: [...answer.headers, ['content-encoding', encoding]],
        body: await compressors[encoding](answer.body),
      };
    },
  });
}

/** The content coding of a cached answer. The plugin that compresses other answers handles quality values. */
function encodingOf(accepted: string | undefined): keyof typeof compressors | null {
  if (!accepted || /[=*]/.test(accepted)) return null;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

export function sendAnswer(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  if (reply.hasHeader('content-encoding')) {
    const others = reply.getHeader('vary');
    reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding');
  }
  return reply.code(status).send(body);
}
