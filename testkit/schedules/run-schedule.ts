import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { isExpectedFailure } from '../payments/expected-failures.ts';
import type { Fault } from '../payments/faults.ts';
import type { PaymentProcess, PaymentServices } from '../payments/payment-processes.ts';
import { type ScheduleProcesses, takeProcesses } from './schedule-processes.ts';

/** Acts that begin at once in two processes, which faults may kill meanwhile. */
export type Round<Act> = {
  acts: { process: 0 | 1; act: Act }[];
  faults: { process: 0 | 1; fault: Fault }[];
  /** Both processes restart afterwards. */
  restarts: boolean;
};

/** `none`: the act had nothing to act on, or its process was killed. */
export type Outcome = 'done' | 'refused' | 'none';

/** The functions with which a kind of schedule performs its acts and checks the result. */
export type ScheduleRules<Act, One extends Round<Act> = Round<Act>> = {
  /** Runs before the first round. */
  begin?(processes: ScheduleProcesses): Promise<void>;
  /** Returns `none` if the act has nothing to act on. */
  perform(act: Act, process: PaymentProcess, processes: ScheduleProcesses): Promise<unknown>;
  /** Wraps a round, for example to move the clock; must call `performAll`. */
  around?(
    round: One,
    processes: ScheduleProcesses,
    performAll: () => Promise<Outcome[]>,
  ): Promise<void>;
  /** Waits until the shop has come to rest, and checks its records. */
  end(processes: ScheduleProcesses): Promise<void>;
};

/** A round as a command of fast-check, which removes rounds as long as the schedule still fails. */
export type RoundCommand<Act, One extends Round<Act>> = fc.AsyncCommand<
  object,
  ScheduleRules<Act, One> & { processes: ScheduleProcesses }
>;

export const roundCommand = <Act, One extends Round<Act>>(round: One): RoundCommand<Act, One> => ({
  check: () => true,
  async run(_model, rules) {
    const { processes, around } = rules;
    for (const { process, fault } of round.faults) processes.arm(process, fault);
    const performAll = () => allEnded(round.acts.map((one) => outcomeOf(rules, one)));
    await (around ? around(round, processes, performAll) : performAll());
    await processes.restart(round.restarts ? 'both' : 'killed');
  },
  toString: () => JSON.stringify(round),
});

/**
 * Waits for all promises, even if one fails.
 * @throws the first failure
 */
export async function allEnded<Results extends readonly unknown[] | []>(
  all: Results,
): Promise<{ -readonly [Nth in keyof Results]: Awaited<Results[Nth]> }> {
  await Promise.allSettled(all);
  return Promise.all(all);
}

/** Refusals and broken connections are expected in schedules; anything else fails them. */
async function outcomeOf<Act>(
  { perform, processes }: Pick<ScheduleRules<Act>, 'perform'> & { processes: ScheduleProcesses },
  { act, process: index }: Round<Act>['acts'][number],
): Promise<Outcome> {
  const process = processes.of(index);
  const end = async (): Promise<Outcome> => {
    try {
      return (await perform(act, process, processes)) === 'none' ? 'none' : 'done';
    } catch (error) {
      if (!isExpectedFailure(error, process)) throw error;
      return 'refused';
    }
  };
  // Requests that were sent before the process was killed may still arrive.
  const killed = process.faults.killed.then(() => setTimeout(5, 'none' as const));
  return Promise.race<Outcome>([end(), killed]);
}

/** A schedule's rounds: the initial ones, then random ones. */
export type Rounds<Act, One extends Round<Act> = Round<Act>> = {
  first: readonly RoundCommand<Act, One>[];
  next: Iterable<RoundCommand<Act, One>>;
};

/**
 * Runs one schedule; restarts its processes before the final checks.
 * @throws Error for what the rules do not allow
 */
export async function runSchedule<Act, One extends Round<Act>>(
  services: PaymentServices,
  { first, next }: Rounds<Act, One>,
  rules: ScheduleRules<Act, One>,
): Promise<void> {
  const processes = await takeProcesses(services);
  try {
    await rules.begin?.(processes);
    await fc.asyncModelRun(
      () => ({ model: {}, real: { ...rules, processes } }),
      [...first, ...next],
    );
    await processes.restart('both');
    await rules.end(processes);
  } catch (error) {
    await processes.kill();
    throw error;
  }
  await processes.giveBack();
}
