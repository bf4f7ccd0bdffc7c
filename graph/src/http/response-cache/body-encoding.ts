import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

/** Shorter bodies are sent as they are, in bytes. */
export const leastCompressed = 1024;

/** Whether a text is long enough to be compressed as the body of an answer. */
export const isLongBody = (text: string): boolean => Buffer.byteLength(text) >= leastCompressed;

// As @fastify/compress does it, whose choice among them is followed.
const compressors = {
  br: (body: Buffer) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => gzipSync(body),
  deflate: (body: Buffer) => deflateSync(body),
  zstd: (body: Buffer) => zstdCompressSync(body),
};

/** A content coding of HTTP. */
export type BodyEncoding = 'identity' | keyof typeof compressors;

/** Whether bodies can be encoded so. */
export const isBodyEncoding = (name: string): name is BodyEncoding =>
  name === 'identity' || Object.hasOwn(compressors, name);

/**
 * A text in UTF-8 and a content coding, as a binary string: one with a byte in each character, which Node writes in one
 * piece with the headers before it.
 */
export function encodeBody(text: string, encoding: BodyEncoding): string {
  // Of ASCII the text itself is that string.
  if (encoding === 'identity' && Buffer.byteLength(text) === text.length) return text;
  const body = Buffer.from(text);
  return (encoding === 'identity' ? body : compressors[encoding](body)).toString('latin1');
}
