/** Numbers by labels that come from a fixed set each, such as codes, or methods and patterns of paths. */
export class Counts {
  readonly #counts = new Map<string, number>();

  /** Counts one with these labels. */
  add(...labels: string[]): void {
    const key = labels.join('\n');
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  *entries(): Generator<{ labels: string[]; count: number }> {
    for (const [key, count] of this.#counts) yield { labels: key.split('\n'), count };
  }
}

/** Upper bounds of the buckets in which durations are counted, in seconds. */
export const durationBuckets = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const;

type Observed = { sum: number; buckets: number[] };

/** Durations by label, as in `Counts`. */
export class Durations {
  readonly #observed = new Map<string, Observed>();

  /** Counts one that took so many milliseconds. */
  observe(ms: number, ...labels: string[]): void {
    const key = labels.join('\n');
    let observed = this.#observed.get(key);
    if (!observed) {
      observed = { sum: 0, buckets: Array(durationBuckets.length + 1).fill(0) };
      this.#observed.set(key, observed);
    }
    const seconds = ms / 1000;
    let bucket = 0;
    while (seconds > (durationBuckets[bucket] ?? Infinity)) bucket += 1;
    observed.sum += seconds;
    observed.buckets[bucket] = (observed.buckets[bucket] ?? 0) + 1;
  }

  /** The labels, the sum in seconds, and how many fell into each bucket and beyond the last. */
  *entries(): Generator<{ labels: string[]; sum: number; buckets: readonly number[] }> {
    for (const [key, observed] of this.#observed) yield { labels: key.split('\n'), ...observed };
  }
}

/** Plain numbers: hot paths pay an addition, and nothing else is loaded until somebody asks for the metrics. */
export type Metrics = {
  /** Requests: method, pattern of the path, status. */
  requests: Durations;
  /** Executed operations: type, first root field, outcome. */
  operations: Durations;
  /** Refusals and faults: code. */
  refusals: Counts;
  /** Database commands: no label. */
  databaseCommands: Durations;
  /** Commands for which no connection was free in time. */
  databaseFailures: Counts;
  /** Open WebSockets, and the subscriptions over them. */
  live: () => { connections: number; subscriptions: number };
};

/** Begins to count. */
export const createMetrics = (): Metrics => ({
  requests: new Durations(),
  operations: new Durations(),
  refusals: new Counts(),
  databaseCommands: new Durations(),
  databaseFailures: new Counts(),
  live: () => ({ connections: 0, subscriptions: 0 }),
});
