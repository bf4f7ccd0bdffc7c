import { hash } from 'node:crypto';

type Kept<Answer> = { answer: Answer; until: number; bytes: number };
type Bounds = { keptMs: number; maxBytes: number };

/** What an entry takes beside its body: the digest, the headers and the map's own. */
const overheadBytes = 1024;

/**
 * Answers by what was asked, each kept for the same time and all together within a number of bytes: the
 * oldest gives way. What was asked is kept as a digest only, whatever its length.
 */
export class KeptAnswers<Answer extends { body: string }> {
  readonly #answers = new Map<string, Kept<Answer>>();
  readonly #bounds: Bounds;
  #bytes = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** How many bytes the kept answers take, about. */
  get bytes() {
    return this.#bytes;
  }

  /** The answer to what was asked, unless it has expired. */
  find(asked: string): Answer | undefined {
    this.#dropExpired();
    return this.#answers.get(digest(asked))?.answer;
  }

  /** Keeps an answer; one that is larger than all together may be is not kept. */
  keep(asked: string, answer: Answer): void {
    const key = digest(asked);
    const bytes = Buffer.byteLength(answer.body) + overheadBytes;
    if (bytes > this.#bounds.maxBytes) return;
    this.#drop(key);
    this.#dropExpired();
    for (const [oldest] of this.#answers) {
      if (this.#bytes + bytes <= this.#bounds.maxBytes) break;
      this.#drop(oldest);
    }
    this.#answers.set(key, { answer, bytes, until: Date.now() + this.#bounds.keptMs });
    this.#bytes += bytes;
  }

  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }

  /** Entries are in the order in which they expire, since all are kept for the same time. */
  #dropExpired(): void {
    const now = Date.now();
    for (const [key, { until }] of this.#answers) {
      if (until > now) return;
      this.#drop(key);
    }
  }

  #drop(key: string): void {
    const kept = this.#answers.get(key);
    if (kept && this.#answers.delete(key)) this.#bytes -= kept.bytes;
  }
}

const digest = (asked: string) => hash('sha256', asked, 'base64url');
