import { type CacheServices, createVisitorCache } from '../cache/visitor-cache.ts';
import { type BodyEncoding, encodeBody, leastCompressed } from './body-encoding.ts';
import type { KnownQuery } from './known-queries.ts';

/** Encoded, they take about as much again. */
const maxBytes = 2 * 1024 * 1024;
const longestBody = 64 * 1024;

/** A body as it is and, once it was sent so, encoded: a byte in each character, as answers send it. */
class KeptBody {
  readonly body: Buffer;
  readonly hasAdvertisements: boolean;
  readonly #encoded = new Map<BodyEncoding, string>();

  constructor(body: Buffer, hasAdvertisements: boolean) {
    this.body = body;
    this.hasAdvertisements = hasAdvertisements;
  }

  /** Whether it is long enough to be compressed. */
  get isLong(): boolean {
    return this.body.length >= leastCompressed;
  }

  /** The body in an encoding. */
  encoded(encoding: BodyEncoding): string {
    const encoded =
      this.#encoded.get(encoding) ?? encodeBody(this.body, encoding).toString('latin1');
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

type Asked = Pick<KnownQuery, 'key' | 'hasAdvertisements'>;

/** The bodies of answers to visitors by what was asked. */
export class KeptBodies {
  readonly #bodies;

  constructor(shop: CacheServices) {
    this.#bodies = createVisitorCache<KeptBody>(shop, maxBytes);
  }

  /** The body of a kept answer. */
  find(asked: string): KeptBody | undefined {
    return this.#bodies.find(asked);
  }

  /** Call it before the answer is made; what it gives keeps the body unless something has changed. */
  begin(): (asked: Asked, body: Buffer) => void {
    const { keep } = this.#bodies.begin();
    return ({ key, hasAdvertisements }, body) => {
      if (body.length <= longestBody) keep(key, new KeptBody(body, hasAdvertisements));
    };
  }
}
