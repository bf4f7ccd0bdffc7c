import fc from 'fast-check';
import type { Fault } from '../payments/faults.ts';
import { type Round, type Rounds, roundCommand } from './run-schedule.ts';

/** A fault at one of the first calls over a connection; most of these go to the database. */
export const aFault = (kinds: readonly Fault['kind'][], lastStep: number): fc.Arbitrary<Fault> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    connection: fc.constantFrom('provider', 'database', 'database'),
    when: fc.constantFrom('before', 'after'),
    step: fc.nat({ max: lastStep }),
  });

/** Simultaneous acts, assigned to these processes in turn. Only the first process meets faults, at most two. */
export const aRound = <Act>(
  act: fc.Arbitrary<Act>,
  fault: fc.Arbitrary<Fault>,
  { mostActs, processes }: { mostActs: number; processes: readonly (0 | 1)[] },
): fc.Arbitrary<Round<Act>> =>
  fc.record({
    acts: fc
      .array(act, { minLength: 1, maxLength: mostActs })
      .map((acts) =>
        acts.map((one, nth) => ({ process: processes[nth % processes.length] ?? 0, act: one })),
      ),
    faults: fc.array(
      fault.map((one) => ({ process: 0 as const, fault: one })),
      { maxLength: 2 },
    ),
    restarts: fc.constantFrom(...Array(15).fill(false), true),
  });

/** A round without faults. */
export const calmRound = <Act>(...acts: Act[]): Round<Act> => ({
  acts: acts.map((act) => ({ process: 0, act })),
  faults: [],
  restarts: false,
});

/** Initial rounds, followed by at most that many random ones. */
export const roundsOf = <Act, One extends Round<Act> = Round<Act>>(
  first: fc.Arbitrary<readonly One[]>,
  round: fc.Arbitrary<One>,
  maxCommands: number,
): fc.Arbitrary<Rounds<Act, One>> =>
  fc.record({
    first: first.map((rounds) => rounds.map((one) => roundCommand<Act, One>(one))),
    next: fc.commands([round.map((one) => roundCommand<Act, One>(one))], { maxCommands }),
  });

/** Only the given rounds, without random ones. */
export const givenRounds = <Act>(rounds: readonly Round<Act>[]): Rounds<Act> => ({
  first: rounds.map((one) => roundCommand<Act, Round<Act>>(one)),
  next: [],
});
