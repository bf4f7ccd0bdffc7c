import { LRUCache } from 'lru-cache';
import type { KnownQueries, KnownQuery } from './known-queries.ts';
import { type RequestParameters, readParameters } from './request-parameters.ts';

type Read = { parameters: RequestParameters; known: KnownQuery };

const bounds = { max: 2_000, maxSize: 2 * 1024 * 1024 };

/** What was asked lately by the bodies of the requests: many of them come again byte by byte. */
export class KnownBodies {
  readonly #queries: KnownQueries;
  readonly #read = new LRUCache<string, Read>({
    ...bounds,
    sizeCalculation: (_read, body) => body.length,
  });

  constructor(queries: KnownQueries) {
    this.#queries = queries;
  }

  /** What the body of a request asks; null unless it is a query that is known to be valid. */
  read(body: Buffer): Read | null {
    const name = body.toString('latin1');
    const before = this.#read.get(name);
    if (before) return before;
    const parameters = readParameters(body.toString());
    const known = parameters && this.#queries.find(parameters);
    if (!known) return null;
    const read = { parameters, known };
    this.#read.set(name, read);
    return read;
  }
}
