/** What was written: to which collection, and where that is known, which of its records, or whose. */
export type Write = { collection: string; ids: readonly string[] | null };

/** The part of a process's writes that a message tells the others of, in the order of their counts. */
export type SentWrites = {
  /** The process that wrote. */
  origin: string;
  /** Its count of writes before these, and with them. */
  after: number;
  sequence: number;
  writes: readonly Write[];
};

type Relay = { receivedUntil(): number };
type Options = { processId?: string; relay?: Relay | null; now?: () => number };

/**
 * The HTTP header of a version: the answer to a write carries it, and its client sends it with the next
 * requests, so that no other process answers with less.
 */
export const versionHeader = 'version';

/** From so many milliseconds without word of the other processes on, nothing is answered from memory. */
export const maxSilenceMs = 2_000;
/** Older versions are not sent any more: by then every process has read again what it keeps. */
const forgottenAfterMs = 60_000;
const maxLength = 1_000;

/**
 * How far this process knows the writes of all that share its database. A version is a text that names
 * such a state: for each process its count of writes, as a Dictionary of RFC 9651 (`p3f9a=17, p88b2=4`).
 */
export class Versions {
  /** Whether other processes write to the same database. */
  readonly shared: boolean;
  readonly #processId: string;
  readonly #relay: Relay | null;
  readonly #now: () => number;
  readonly #received = new Map<string, { sequence: number; at: number }>();
  #written = 0;

  /**
   * @param processId a key of RFC 9651 that no other process has
   * @param relay tells until when (epoch ms) all was received; without one this is the only process
   */
  constructor({ processId = 'p', relay = null, now = Date.now }: Options = {}) {
    this.shared = relay !== null;
    this.#processId = processId;
    this.#relay = relay;
    this.#now = now;
  }

  /** How many writes this process has counted. */
  get written(): number {
    return this.#written;
  }

  /** Counts a write of this process, when the database has answered it. */
  countOwn(): void {
    this.#written += 1;
  }

  /**
   * Notes the writes that another process told of.
   * @returns whether none of its writes before these is missing here
   */
  receive({ origin, after, sequence }: Omit<SentWrites, 'writes'>): boolean {
    const known = this.#received.get(origin)?.sequence ?? 0;
    const newest = Math.max(known, sequence);
    this.#received.delete(origin);
    this.#received.set(origin, { sequence: newest, at: this.#now() });
    return after <= known;
  }

  /** Notes that some of what others told was lost. */
  forget(): void {
    this.#received.clear();
  }

  /** The version of what this process has written; null where it is alone or has written nothing. */
  own(): string | null {
    return this.shared && this.#written > 0 ? `${this.#processId}=${this.#written}` : null;
  }

  /** The version of all that this process knows to be written lately; null for nothing. */
  known(): string | null {
    const since = this.#now() - forgottenAfterMs;
    for (const [origin, { at }] of this.#received) {
      if (at >= since) break;
      this.#received.delete(origin);
    }
    const members = [...this.#received].map(([origin, { sequence }]) => `${origin}=${sequence}`);
    const own = this.own();
    return [...(own ? [own] : []), ...members].join(', ') || null;
  }

  /** Whether this process knows all that a version names; not, for one that it cannot read. */
  hasReached(version: string | readonly string[] | undefined): boolean {
    if (version === undefined || !this.shared) return true;
    const text = String(version);
    return text.length <= maxLength && text.split(',').every((member) => this.#knows(member));
  }

  #knows(member: string): boolean {
    const [, origin = '', count] = /^\s*([a-z][a-z0-9]*)=(\d{1,15})\s*$/.exec(member) ?? [];
    const known = origin === this.#processId ? this.#written : this.#received.get(origin)?.sequence;
    return known !== undefined && count !== undefined && known >= Number(count);
  }

  /** Whether the writes of other processes have been heard of lately, so that memory may answer. */
  isCurrent(): boolean {
    return this.#relay === null || this.#now() - this.#relay.receivedUntil() <= maxSilenceMs;
  }
}
