import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

/** Shorter bodies are sent as they are, in bytes. */
export const leastCompressed = 1024;

// As @fastify/compress does it, whose choice among them is followed.
const compressors = {
  identity: (body: Buffer) => body,
  br: (body: Buffer) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => gzipSync(body),
  deflate: (body: Buffer) => deflateSync(body),
  zstd: (body: Buffer) => zstdCompressSync(body),
};

/** A content coding of HTTP. */
export type BodyEncoding = keyof typeof compressors;

/** Whether bodies can be encoded so. */
export const isBodyEncoding = (name: string): name is BodyEncoding =>
  Object.hasOwn(compressors, name);

/** A body in a content coding. */
export const encodeBody = (body: Buffer, encoding: BodyEncoding): Buffer =>
  compressors[encoding](body);
