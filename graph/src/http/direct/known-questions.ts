import { LRUCache } from 'lru-cache';
import type { KnownQueries, KnownQuery } from './known-queries.ts';
import { type Question, readQuestion } from './question.ts';

type Read = { question: Question; known: KnownQuery };

const bounds = { max: 2_000, maxSize: 2 * 1024 * 1024 };

/** What was asked lately by the bodies of the requests: many of them come again byte by byte. */
export class KnownQuestions {
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
    const question = readQuestion(body.toString());
    const known = question && this.#queries.find(question);
    if (!known) return null;
    const read = { question, known };
    this.#read.set(name, read);
    return read;
  }
}
