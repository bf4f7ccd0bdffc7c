import { type BodyEncoding, encodeBody, isLongBody } from './body-encoding.ts';
import type { KnownQuery } from './queries/known-queries.ts';
import { createResponseCache, type ResponseCacheServices } from './response-cache.ts';

/** Of the bodies as they are; in their encodings they take about as much again. */
const maxBytes = 2 * 1024 * 1024;
const longestBody = 64 * 1024;

/** A cached body as it is and, once it was sent in an encoding, so encoded. */
class CachedQueryBody {
  readonly body: string;
  readonly hasAdvertisements: boolean;
  /** Whether it is long enough to be compressed. */
  readonly isLong: boolean;
  readonly #encoded = new Map<BodyEncoding, string>();

  constructor(body: string, hasAdvertisements: boolean) {
    this.body = body;
    this.hasAdvertisements = hasAdvertisements;
    this.isLong = isLongBody(body);
  }

  /** The body in an encoding, as a binary string. */
  encoded(encoding: BodyEncoding): string {
    const encoded = this.#encoded.get(encoding) ?? encodeBody(this.body, encoding);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

type Asked = Pick<KnownQuery, 'key' | 'hasAdvertisements'>;

/** The response cache of GraphQL: the bodies of answers to visitors, by the query and its variables. */
export class CachedQueryBodies {
  readonly #bodies;

  constructor(shop: ResponseCacheServices) {
    this.#bodies = createResponseCache<CachedQueryBody>(shop, maxBytes);
  }

  /** The cached body of the answer to a query. */
  find(asked: string): CachedQueryBody | undefined {
    return this.#bodies.find(asked);
  }

  /** Call it before the answer is made; what it gives caches the body unless something has changed. */
  begin(): (asked: Asked, body: string) => void {
    const { keep } = this.#bodies.begin();
    return ({ key, hasAdvertisements }, body) => {
      if (body.length <= longestBody) keep(key, new CachedQueryBody(body, hasAdvertisements));
    };
  }
}
