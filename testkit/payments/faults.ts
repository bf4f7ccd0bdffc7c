type Connection = 'provider' | 'database';

/** Something that goes wrong once, at the given call over a seam: before the other side acted, or after. */
export type Fault = {
  /** `kill` ends the whole process there; `lose` only loses the call or its answer. */
  kind: 'kill' | 'lose';
  seam: Connection;
  when: 'before' | 'after';
  /** How many calls over the seam go well first. */
  step: number;
};

/** What happens to one call. */
type CallOutcome = 'well' | 'dead' | Fault;

/** Decides over every call that one process of the payment service makes to the outside. */
export class Faults {
  readonly #armed: Fault[] = [];
  readonly #left: number[] = [];
  readonly #death = Promise.withResolvers<void>();
  #dead = false;

  /** Resolves when the process was killed. */
  get death(): Promise<void> {
    return this.#death.promise;
  }

  get dead(): boolean {
    return this.#dead;
  }

  arm(fault: Fault): void {
    this.#armed.push(fault);
    this.#left.push(fault.step);
  }

  /** To be asked before each call; the caller carries the answer out. */
  outcomeOf(seam: Connection): CallOutcome {
    if (this.#dead) return 'dead';
    for (const [index, fault] of this.#armed.entries()) {
      if (fault.seam !== seam) continue;
      const left = this.#left[index] ?? 0;
      this.#left[index] = left - 1;
      if (left === 0) return fault;
    }
    return 'well';
  }

  /** From now on nothing goes out or comes in. */
  kill(): void {
    this.#dead = true;
    this.#death.resolve();
  }
}
