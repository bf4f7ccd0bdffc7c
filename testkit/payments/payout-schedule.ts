import fc from 'fast-check';
import { aFault, aRound, calmRound, givenRounds, roundsOf } from '../schedules/rounds.ts';
import type { Rounds } from '../schedules/run-schedule.ts';
import type { Fault } from './faults.ts';

/** An event around the money of one sale. */
const saleActs = [
  ...(['confirm', 'payBalance', 'refundPart', 'refundAll', 'dispute', 'win', 'lose'] as const),
  ...(['reportProblem', 'decide', 'settle', 'settle', 'settleTwice', 'paymentEvent'] as const),
  ...(['hold', 'release', 'retry'] as const),
] as const;

/** An event around the seller, or a jump in time. */
const otherActs = [
  ...(['setUp', 'restrict', 'refuseAtBank', 'accountEvent', 'bankEvents', 'sweep'] as const),
  ...(['suspend', 'restore', 'passHour', 'passHour', 'passDay', 'passWeek'] as const),
] as const;

export type PayoutAct =
  | { do: (typeof saleActs)[number]; sale: number; amount: number }
  | { do: (typeof otherActs)[number] | 'deleteSeller' };

/**
 * The sales of a schedule, and the simultaneous events of each round, in two processes of which the first meets the
 * faults. Amounts are in steps of the currency.
 */
export type PayoutSchedule = {
  sales: { price: number; isHalf: boolean; isDisputed: boolean }[];
  isSetUp: boolean;
  /** Everything is handed over and due before the first round. */
  isDue: boolean;
  rounds: Rounds<PayoutAct>;
};

const act: fc.Arbitrary<PayoutAct> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(...saleActs),
      sale: fc.nat({ max: 2 }),
      amount: fc.integer({ min: 1, max: 40_00 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom(...otherActs) }) },
);

const sale = (price: number, more: { isHalf?: boolean; isDisputed?: boolean } = {}) => ({
  price,
  isHalf: false,
  isDisputed: false,
  ...more,
});
const givenActs = (...acts: PayoutAct[]) => givenRounds(acts.map((one) => calmRound(one)));
const ready = { isSetUp: true, isDue: true };

/** Schedules whose payouts end in each state, which random ones may miss. */
export const payoutExamples: readonly PayoutSchedule[] = [
  // Paid out, then refunded in full, which the seller owes; another sale settles part of it.
  {
    ...ready,
    sales: [sale(50_00), sale(40_00, { isHalf: true })],
    rounds: givenActs(
      { do: 'settle', sale: 0, amount: 1 },
      { do: 'passHour' },
      { do: 'bankEvents' },
      { do: 'refundAll', sale: 0, amount: 1 },
      { do: 'settle', sale: 0, amount: 1 },
      { do: 'payBalance', sale: 1, amount: 1 },
      { do: 'passWeek' },
    ),
  },
  // Sent and partly taken back; the other sale was refunded earlier.
  {
    ...ready,
    isDue: false,
    sales: [sale(50_00), sale(40_00)],
    rounds: givenActs(
      { do: 'refundAll', sale: 1, amount: 1 },
      { do: 'confirm', sale: 0, amount: 1 },
      { do: 'passWeek' },
      { do: 'settleTwice', sale: 0, amount: 1 },
      { do: 'refundPart', sale: 0, amount: 7_00 },
    ),
  },
  // The bank refuses it, and the seller names no other bank.
  {
    ...ready,
    sales: [sale(50_00)],
    rounds: givenActs(
      { do: 'refuseAtBank' },
      { do: 'settle', sale: 0, amount: 1 },
      { do: 'passHour' },
      { do: 'bankEvents' },
    ),
  },
  // The bank refuses it, and another bank receives it; a dispute is lost.
  {
    ...ready,
    sales: [sale(50_00), sale(60_00, { isDisputed: true })],
    rounds: givenActs(
      { do: 'refuseAtBank' },
      { do: 'settle', sale: 0, amount: 1 },
      { do: 'passHour' },
      { do: 'bankEvents' },
      { do: 'setUp' },
      { do: 'dispute', sale: 1, amount: 1 },
      { do: 'lose', sale: 1, amount: 1 },
    ),
  },
  // The seller deletes their account before anything is sent.
  {
    ...ready,
    isDue: false,
    sales: [sale(50_00)],
    rounds: givenActs(
      { do: 'confirm', sale: 0, amount: 1 },
      { do: 'deleteSeller' },
      { do: 'passWeek' },
    ),
  },
];

/** Kills at each call of a transfer and of its reversal, before and after the other side acts. */
export const killSchedules: readonly PayoutSchedule[] = (
  [
    ['provider', 6],
    ['database', 45],
  ] as const
).flatMap(([connection, calls]) =>
  Array.from({ length: 2 * calls }, (_, nth): PayoutSchedule => {
    const when = nth % 2 === 0 ? 'before' : 'after';
    const fault: Fault = { kind: 'kill', connection, when, step: Math.floor(nth / 2) };
    const settled = calmRound<PayoutAct>({ do: 'settle', sale: 0, amount: 1 });
    const killed = { ...settled, faults: [{ process: 0 as const, fault }] };
    const refund = calmRound<PayoutAct>({ do: 'refundPart', sale: 0, amount: 7_00 });
    return { ...ready, sales: [sale(50_00)], rounds: givenRounds([killed, refund, killed]) };
  }),
);

const round = fc.oneof(
  {
    weight: 60,
    arbitrary: aRound(act, aFault(['kill', 'lose', 'late'], 30), {
      mostActs: 4,
      processes: [0, 1],
    }),
  },
  { weight: 1, arbitrary: fc.constant(calmRound<PayoutAct>({ do: 'deleteSeller' })) },
);

/** One to three sales of a seller, while processes are killed and connections lost. */
export const payoutSchedule: fc.Arbitrary<PayoutSchedule> = fc.record({
  sales: fc.array(
    fc.record({
      price: fc.integer({ min: 10_00, max: 90_00 }),
      isHalf: fc.boolean(),
      isDisputed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  isSetUp: fc.boolean(),
  isDue: fc.boolean(),
  rounds: roundsOf(fc.constant([]), round, 11),
});
