import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { isExpectedFailure } from '../payments/expected-failures.ts';
import type { Fault } from '../payments/faults.ts';
import type { PaymentProcess, PaymentServices } from '../payments/payment-processes.ts';
import type { Rounds } from './rounds.ts';
import { type ScheduleProcesses, takeProcesses } from './schedule-processes.ts';

/** Acts that begin at once in two processes, which faults may kill meanwhile. */
export type Round<Act> = {
  acts: { process: 0 | 1; act: Act }[];
  faults: { process: 0 | 1; fault: Fault }[];
  /** Both processes are started again afterwards. */
  restarts: boolean;
};

/** `none`: there was nothing to do it with, or its process was killed. */
export type Outcome = 'done' | 'refused' | 'none';

/** What the acts of a kind of schedules do, and what must be so in the end. */
export type Play<Act, One extends Round<Act> = Round<Act>> = {
  /** What precedes the first round. */
  begin?(processes: ScheduleProcesses): Promise<void>;
  /** Returns `none` where there is nothing to do it with. */
  perform(act: Act, process: PaymentProcess, processes: ScheduleProcesses): Promise<unknown>;
  /** What belongs to a round beside its acts. */
  around?(
    round: One,
    processes: ScheduleProcesses,
    performAll: () => Promise<Outcome[]>,
  ): Promise<void>;
  /** Lets the shop come to rest, and checks what is there. */
  end(processes: ScheduleProcesses): Promise<void>;
};

/** A round as a command of fast-check, which leaves rounds out until a schedule fails no longer. */
export type PlayedRound<Act, One extends Round<Act>> = fc.AsyncCommand<
  object,
  Play<Act, One> & { processes: ScheduleProcesses }
>;

export const roundCommand = <Act, One extends Round<Act>>(round: One): PlayedRound<Act, One> => ({
  check: () => true,
  async run(_model, play) {
    const { processes, around } = play;
    for (const { process, fault } of round.faults) processes.arm(process, fault);
    const performAll = () => Promise.all(round.acts.map((one) => outcomeOf(play, one)));
    await (around ? around(round, processes, performAll) : performAll());
    await processes.restart(round.restarts ? 'both' : 'killed');
  },
  toString: () => JSON.stringify(round),
});

/** Refusals and broken connections are part of schedules; anything else fails them. */
async function outcomeOf<Act>(
  { perform, processes }: Pick<Play<Act>, 'perform'> & { processes: ScheduleProcesses },
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
  // What was sent before the end of the process arrives still.
  const killed = process.faults.killed.then(() => setTimeout(5, 'none' as const));
  return Promise.race<Outcome>([end(), killed]);
}

/**
 * Runs one schedule, whose processes are started again before its end.
 * @throws Error for what the rules do not allow
 */
export async function runSchedule<Act, One extends Round<Act>>(
  services: PaymentServices,
  { first, next }: Rounds<Act, One>,
  play: Play<Act, One>,
): Promise<void> {
  const processes = await takeProcesses(services);
  try {
    await play.begin?.(processes);
    await fc.asyncModelRun(
      () => ({ model: {}, real: { ...play, processes } }),
      [...first, ...next],
    );
    await processes.restart('both');
    await play.end(processes);
  } finally {
    await processes.giveBack();
  }
}
