import { hash } from 'node:crypto';

/** A response that can be cached; its bodies count against the cache's room. */
export type CachedResponse = {
  body: string | Buffer;
  compressed?: Buffer;
  /** Whether it has advertisements, which take turns by the minute. */
  hasAdvertisements?: boolean;
};

type Entry<Response> = { response: Response; until: number; bytes: number };
type Bounds = { maxAgeMs: number; maxBytes: number; now?: () => number };

const minuteMs = 60_000;

/** What an entry takes beside its body: the key, the headers and the map's own. */
const overheadBytes = 1024;

/**
 * Responses by what was asked, each kept for the same time (with advertisements until their next turn) and all together
 * within a number of bytes: the oldest gives way. What was asked takes little room, whatever its length.
 */
export class CachedResponses<Response extends CachedResponse> {
  readonly #responses = new Map<string, Entry<Response>>();
  readonly #bounds: Bounds;
  #bytes = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** How many bytes the cached responses take, about. */
  get bytes() {
    return this.#bytes;
  }

  /** The response to what was asked, unless it has expired. */
  find(asked: string): Response | undefined {
    this.#dropExpired();
    const entry = this.#responses.get(keyOf(asked));
    return entry && entry.until > this.#now() ? entry.response : undefined;
  }

  /** Keeps a response; one that is larger than all together may be is not kept. */
  keep(asked: string, response: Response): void {
    const key = keyOf(asked);
    const { body, compressed } = response;
    const bytes = Buffer.byteLength(body) + (compressed?.length ?? 0) + overheadBytes;
    if (bytes > this.#bounds.maxBytes) return;
    this.#drop(key);
    this.#dropExpired();
    for (const [oldest] of this.#responses) {
      if (this.#bytes + bytes <= this.#bounds.maxBytes) break;
      this.#drop(oldest);
    }
    this.#responses.set(key, { response, bytes, until: this.#until(response) });
    this.#bytes += bytes;
  }

  clear(): void {
    this.#responses.clear();
    this.#bytes = 0;
  }

  #now(): number {
    return this.#bounds.now?.() ?? Date.now();
  }

  #until({ hasAdvertisements }: CachedResponse): number {
    const now = this.#now();
    const nextTurn = (Math.floor(now / minuteMs) + 1) * minuteMs;
    return Math.min(now + this.#bounds.maxAgeMs, hasAdvertisements ? nextTurn : Infinity);
  }

  /** Entries expire in their order, but for those with advertisements, which expire sooner. */
  #dropExpired(): void {
    const now = this.#now();
    for (const [key, { until }] of this.#responses) {
      if (until > now) return;
      this.#drop(key);
    }
  }

  #drop(key: string): void {
    const kept = this.#responses.get(key);
    if (kept && this.#responses.delete(key)) this.#bytes -= kept.bytes;
  }
}

/** A longer key is replaced by its digest, so that keys take little room beside their responses. */
const longestKey = 256;

const keyOf = (asked: string) =>
  asked.length > longestKey ? hash('sha256', asked, 'base64url') : asked;
