import { setTimeout } from 'node:timers/promises';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { PaymentProcess } from '../payments/payment-processes.ts';
import { allEnded, type Outcome, runSchedule } from '../schedules/run-schedule.ts';
import type { ScheduleProcesses } from '../schedules/schedule-processes.ts';
import { type Before, beforeAct, isAllowed } from './act-rules.ts';
import type { DealingAct, DealingRound, DealingSchedule } from './dealing-schedule.ts';
import { createDealingState, type DealingServices, type DealingState } from './dealing-state.ts';
import { expectDealt } from './expect-dealt.ts';
import { jumpAhead } from './jump.ts';
import { noteRound, watchOffers } from './offer-history.ts';
import { performAct, sweepAll } from './perform-act.ts';
import { readPickUp } from './pick-up-facts.ts';
import { contradictionAfter, isPickUpAct } from './pick-up-rules.ts';

/** Longer than any offer stays open and any hold lasts. */
const afterAllMs = 100 * dayMs;

/**
 * Runs one schedule on a product of its own and watches its offers. Checks the records after the last sweep, and again
 * when every deadline has passed.
 * @throws Error for what the rules do not allow
 */
export async function runDealing(
  services: DealingServices,
  { begin, rounds }: DealingSchedule,
): Promise<void> {
  const state = await createDealingState(services, begin);
  await runSchedule(services, rounds, {
    perform: (act, process) => performAct({ services, state, process }, act),
    around: (round, processes, performAll) =>
      watchRound({ services, state, reader: processes.calm }, round, processes, performAll),
    async end({ of, calm }) {
      for (const later of [0, afterAllMs]) {
        services.time.at += later;
        const from = services.time.at;
        await sweepAll({ services, state, process: of(0) });
        state.done.push({ act: { do: 'sweepOffers' }, from, to: services.time.at });
        await watchOffers(services, state, calm, { from });
        await expectDealt(services, state, of(0));
      }
    },
  });
}

type Watched = { services: DealingServices; state: DealingState; reader: PaymentProcess };

/** Lets the clock jump, watches the offers meanwhile, and checks an act that runs alone against the rules. */
async function watchRound(
  watched: Watched,
  { acts, jump, jumpsMeanwhile }: DealingRound,
  processes: ScheduleProcesses,
  performAll: () => Promise<Outcome[]>,
): Promise<void> {
  const { services, state, reader } = watched;
  const { time } = services;
  time.at += 1_000;
  const jumpsNow = jump && jumpsMeanwhile;
  if (jump && !jumpsNow) await jumpAhead(services, state, jump);
  const [first] = acts;
  const isAlone = acts.length === 1 && !jumpsNow;
  const before =
    isAlone && first && !processes.hadFault(first.process)
      ? await beforeAct(services, state, reader, first.act)
      : null;
  const from = time.at;
  let ended = false;
  const all = performAll().finally(() => {
    ended = true;
  });
  // When the clock jumps, acts that began earlier write with older times, which `watchOffers` can't predict.
  const seen = (async () => {
    while (!ended && !jumpsNow)
      await watchOffers(services, state, reader, { from, isActing: true });
  })();
  const jumped = (async () => {
    if (!jumpsNow) return;
    await setTimeout(1);
    await jumpAhead(services, state, jump);
  })();
  const [[outcome]] = await allEnded([all, seen, jumped]);
  await watchOffers(services, state, reader, { from });
  for (const { act } of acts) state.done.push({ act, from, to: time.at });
  if (before && first && outcome) await expectAllowed(watched, first.act, { before, outcome });
  await noteRound(services, state);
}

/** Checks that an act was done or refused as the rules say, and had the effect they say. */
async function expectAllowed(
  { services, state }: Watched,
  act: DealingAct,
  { before, outcome }: { before: Before; outcome: Outcome },
): Promise<void> {
  const allowed = isAllowed(act, before);
  if (outcome !== 'none' && allowed !== null && allowed !== (outcome === 'done')) {
    throw new Error(`${outcome}: ${JSON.stringify({ act, before })}`);
  }
  if (outcome !== 'done' || !isPickUpAct(act)) return;
  const after = await readPickUp(services, state);
  const reason = contradictionAfter(act, before.pickUp, after);
  if (reason) throw new Error(`${reason}: ${JSON.stringify({ act, before, after })}`);
}
