import { expect } from 'vitest';
import { faultStride, isFull } from '../breadth.ts';

type Connection = 'provider' | 'database';

/** Something that goes wrong once, at the given call over a connection: before the other side acted, or after. */
export type Fault = {
  /**
   * `kill` ends the whole process there; `lose` only loses the call or its answer. A call to the provider that is `late`
   * seems lost and is carried out a little later.
   */
  kind: 'kill' | 'lose' | 'late';
  connection: Connection;
  when: 'before' | 'after';
  /** Calls over the connection that go well first. */
  step: number;
};

type CallOutcome = 'well' | 'killed' | Fault;

/** Decides over every call that one process of the payment service makes to the outside. */
export class Faults {
  readonly #armed: Fault[] = [];
  readonly #left: number[] = [];
  readonly #killed = Promise.withResolvers<void>();
  #isKilled = false;

  /** Resolves when the process was killed. */
  get killed(): Promise<void> {
    return this.#killed.promise;
  }

  get isKilled(): boolean {
    return this.#isKilled;
  }

  /** Whether a fault was armed, though it may have happened since. */
  get isArmed(): boolean {
    return this.#armed.length > 0;
  }

  arm(fault: Fault): void {
    this.#armed.push(fault);
    this.#left.push(fault.step);
  }

  /** Forgets the faults that haven't happened. */
  disarm(): void {
    this.#armed.length = 0;
    this.#left.length = 0;
  }

  /** To be asked before each call; the caller carries the answer out. */
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

  /** From now on nothing goes out or comes in. */
  kill(): void {
    this.#isKilled = true;
    this.#killed.resolve();
  }
}

/** To be killed before a call is to be killed after the one before it, but for calls that are under way together. */
export const killedWhen: readonly Fault['when'][] = isFull ? ['before', 'after'] : ['after'];

/**
 * Has processes killed at one call after the other, until there are no more calls to be killed at. How many there are
 * may depend on what runs beside them.
 * @param run acts in a process that is killed after `step` calls; returns whether it was
 */
export async function killAtEach(run: (step: number) => Promise<boolean>): Promise<void> {
  let step = 0;
  while (await run(step)) step += faultStride;
  expect(step, 'the first call that no process was killed at').toBeGreaterThan(0);
}
