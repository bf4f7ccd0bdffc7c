import { setTimeout } from 'node:timers/promises';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { Faults } from '../payments/faults.ts';
import type { PaymentProcess } from '../payments/payment-processes.ts';
import { beforeAct, isAllowed } from './act-rules.ts';
import type { DealingRound, DealingSchedule } from './dealing-schedule.ts';
import {
  createDealingState,
  type DealingServices,
  type DealingState,
  startTwo,
} from './dealing-state.ts';
import { expectDealt } from './expect-dealt.ts';
import { jumpAhead } from './jump.ts';
import { noteRound, watchOffers } from './offer-history.ts';
import { type Outcome, performAct, sweepAll } from './perform-act.ts';
import { readPickUp } from './pick-up-facts.ts';
import { isPickUpAct, whyNotPickedUp } from './pick-up-rules.ts';

/** Longer than any offer is open, and any hold. */
const afterAllMs = 100 * dayMs;

/**
 * Runs one schedule on a product of its own, watches its offers as it goes, and checks what is there once everything is
 * swept, and again when all that waits for time has ended.
 * @throws Error for what the rules do not allow
 */
export async function runDealing(
  services: DealingServices,
  { begin, rounds }: DealingSchedule,
): Promise<void> {
  const state = await createDealingState(services, begin);
  const reader = await services.start(new Faults());
  const processes = await startTwo(services);
  try {
    for (const round of rounds) {
      services.time.at += 1_000;
      await runRound({ services, state, reader, processes }, round);
      await processes.restart(round.restarts ? 'both' : 'killed');
    }
    await processes.restart('both');
    for (const later of [0, afterAllMs]) {
      services.time.at += later;
      const from = services.time.at;
      await sweepAll({ services, state, process: processes.of(0) });
      state.done.push({ act: { do: 'sweepOffers' }, from, to: services.time.at });
      await watchOffers(services, state, reader, { from });
      await expectDealt(services, state, processes.of(0));
    }
  } finally {
    await processes.stop();
    await reader.stop();
  }
}

type Running = {
  services: DealingServices;
  state: DealingState;
  reader: PaymentProcess;
  processes: Awaited<ReturnType<typeof startTwo>>;
};

async function runRound(running: Running, round: DealingRound): Promise<void> {
  const { services, state, reader, processes } = running;
  const { time } = services;
  const { acts, faults, jump, jumpsMeanwhile } = round;
  if (jump && !jumpsMeanwhile) await jumpAhead(services, state, jump);
  for (const { process, fault } of faults) processes.arm(process, fault);
  const [first] = acts;
  const isAlone = acts.length === 1 && !(jump && jumpsMeanwhile);
  const before =
    isAlone && first && !processes.hasFault(first.process)
      ? await beforeAct(services, state, reader, first.act)
      : null;
  const from = time.at;
  const performed = acts.map(({ process, act }) => {
    const one = processes.of(process);
    const end = performAct({ services, state, process: one }, act);
    // What was sent before the end of the process arrives still.
    const killed = one.faults.killed.then(() => setTimeout(5, 'none' as const));
    return Promise.race<Outcome>([end, killed]);
  });
  let ended = false;
  // Where the clock jumps, what was begun before is written behind it, and nobody can see that coming.
  const watched = (async () => {
    while (!ended && !(jump && jumpsMeanwhile)) {
      await watchOffers(services, state, reader, { from, isActing: true });
    }
  })();
  if (jump && jumpsMeanwhile) {
    await setTimeout(1);
    await jumpAhead(services, state, jump);
  }
  const all = Promise.all(performed).finally(() => {
    ended = true;
  });
  const [[outcome]] = await Promise.all([all, watched]);
  await watchOffers(services, state, reader, { from });
  for (const { act } of acts) state.done.push({ act, from, to: time.at });
  if (before && first && outcome !== 'none') {
    const allowed = isAllowed(first.act, before);
    if (allowed !== null && allowed !== (outcome === 'done')) {
      throw new Error(`${outcome}: ${JSON.stringify({ act: first.act, before })}`);
    }
    if (outcome === 'done' && isPickUpAct(first.act)) {
      const after = await readPickUp(services, state);
      const reason = whyNotPickedUp(first.act, before.pickUp, after);
      if (reason)
        throw new Error(`${reason}: ${JSON.stringify({ act: first.act, before, after })}`);
    }
  }
  await noteRound(services, state);
}
