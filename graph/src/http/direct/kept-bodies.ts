import type { Shop } from '../../context/shop.ts';
import { createVisitorCache } from '../cache/visitor-cache.ts';
import { type BodyEncoding, encodeBody, leastCompressed } from './body-encoding.ts';

const maxBytes = 4 * 1024 * 1024;
const longestBody = 64 * 1024;

/** The bodies of answers to visitors by what was asked, as they are and, once they were sent so, encoded. */
export class KeptBodies {
  readonly #bodies;

  constructor(shop: Pick<Shop, 'versions' | 'writes'>) {
    this.#bodies = createVisitorCache<{ body: Buffer }>(shop, maxBytes);
  }

  /** The body of a kept answer as it is, and whether it is long enough to be compressed. */
  find(asked: string): { isLong: boolean; body: Buffer } | undefined {
    const body = this.#bodies.find(asked)?.body;
    return body && { isLong: body.length >= leastCompressed, body };
  }

  /** The body of a kept answer in an encoding. */
  encoded(asked: string, plain: Buffer, encoding: BodyEncoding): Buffer {
    if (encoding === 'identity') return plain;
    const name = `${asked}\n${encoding}`;
    const known = this.#bodies.find(name)?.body;
    if (known) return known;
    const body = encodeBody(plain, encoding);
    this.#bodies.begin().keep(name, { body });
    return body;
  }

  /** Call it before the answer is made; what it gives keeps the body unless something has changed. */
  begin(): (asked: string, body: Buffer) => void {
    const { keep } = this.#bodies.begin();
    return (asked, body) => {
      if (body.length <= longestBody) keep(asked, { body });
    };
  }
}
