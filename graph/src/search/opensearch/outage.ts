import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { unavailable } from './answered.ts';

const lookEveryMs = 1_000;
/** Milliseconds; an answer that takes longer triggers a check whether OpenSearch is up. */
const doubtMs = 2_000;

/**
 * Once OpenSearch is down, refuses searches at once until a check succeeds, instead of letting each wait for the
 * timeout.
 */
export class Outage {
  readonly #look: () => Promise<void>;
  readonly #closing: AbortSignal;
  #state: 'up' | 'in doubt' | 'down' = 'up';

  /** @param look fails while OpenSearch is down */
  constructor(look: () => Promise<void>, closing: AbortSignal) {
    this.#look = look;
    this.#closing = closing;
  }

  async whileUp<Result>(ask: () => Promise<Result>): Promise<Result> {
    if (this.#state === 'down') throw unavailable();
    const doubt = setTimeout(() => void this.#lookUntilUp(), doubtMs);
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Refusal) void this.#lookUntilUp();
      throw error;
    } finally {
      clearTimeout(doubt);
    }
  }

  async #lookUntilUp(): Promise<void> {
    if (this.#state !== 'up') return;
    this.#state = 'in doubt';
    for (;;) {
      this.#state = await this.#look().then(
        () => 'up' as const,
        () => 'down' as const,
      );
      if (this.#state === 'up' || this.#closing.aborted) return;
      await sleep(lookEveryMs, undefined, { ref: false });
    }
  }
}
