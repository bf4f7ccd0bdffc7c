import { expect } from 'vitest';
import { faultStride, isFull } from '../breadth.ts';

type Connection = 'provider' | 'database';

/** Something that goes wrong once, at a given call over a connection: before or after the other side acts. */
export type Fault = {
  /**
   * `kill` ends the whole process; `lose` loses the call or its answer. A `late` call to the provider seems lost and
   * runs a little later.
   */
  kind: 'kill' | 'lose' | 'late';
  connection: Connection;
  when: 'before' | 'after';
  /** Number of calls over the connection that succeed first. */
  step: number;
};

type CallOutcome = 'well' | 'killed' | Fault;

/** Decides the outcome of every outside call that one process of the payment service makes. */
export class Faults {
  readonly #armed: Fault[] = [];
  readonly #left: number[] = [];
  readonly #killed = Promise.withResolvers<void>();
  #isKilled = false;

  /** Resolves when the process is killed. */
  get killed(): Promise<void> {
    return this.#killed.promise;
  }

  get isKilled(): boolean {
    return this.#isKilled;
  }

  /** Whether a fault was armed, even if it has happened since. */
  get isArmed(): boolean {
    return this.#armed.length > 0;
  }

  arm(fault: Fault): void {
    this.#armed.push(fault);
    this.#left.push(fault.step);
  }

  /** Drops the faults that haven't happened yet. */
  disarm(): void {
    this.#armed.length = 0;
    this.#left.length = 0;
  }

  /** Call it before each outside call; the caller applies the outcome. */
  outcomeOf(connection: Connection): CallOutcome {
    if (this.#isKilled) return 'killed';
    for (const [index, fault] of this.#armed.entries()) {
      if (fault.connection !== connection) continue;
      const left = this.#left[index] ?? 0;
      this.#left[index] = left - 1;
      if (left === 0) return fault;
    }
    return 'well';
  }

  /** Blocks all traffic from now on. */
  kill(): void {
    this.#isKilled = true;
    this.#killed.resolve();
  }
}

/** Dying before a call equals dying after the previous one, except for parallel calls. */
export const killedWhen: readonly Fault['when'][] = isFull ? ['before', 'after'] : ['after'];

/**
 * Kills processes at one call after another, until there are no more calls. Their number may depend on what runs beside
 * them.
 * @param run acts in a process that is killed after `step` calls; returns whether it was
 */
export async function killAtEach(run: (step: number) => Promise<boolean>): Promise<void> {
  let step = 0;
  while (await run(step)) step += faultStride;
  expect(step, 'the first call that no process was killed at').toBeGreaterThan(0);
}
