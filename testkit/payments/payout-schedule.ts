import fc from 'fast-check';
import type { Fault } from './faults.ts';

/** An event around the money of one sale. */
const saleActs = [
  ...(['confirm', 'payBalance', 'refundPart', 'refundAll', 'dispute', 'win', 'lose'] as const),
  ...(['reportProblem', 'decide', 'settle', 'settle', 'settleTwice', 'paymentEvent'] as const),
  ...(['hold', 'release', 'retry'] as const),
] as const;

/** An event around the seller, or a leap of time. */
const otherActs = [
  ...(['setUp', 'restrict', 'refuseAtBank', 'accountEvent', 'bankEvents', 'sweep'] as const),
  ...(['suspend', 'restore', 'passHour', 'passHour', 'passDay', 'passWeek'] as const),
] as const;

export type PayoutAct =
  | { do: (typeof saleActs)[number]; sale: number; amount: number }
  | { do: (typeof otherActs)[number] };

/**
 * The sales of a schedule, and what happens in each round at once, in two processes of which the first one meets the
 * faults. Amounts are in steps of the currency.
 */
export type PayoutSchedule = {
  sales: { price: number; isHalf: boolean; isDisputed: boolean }[];
  isSetUp: boolean;
  /** Everything is handed over and due before the first round. */
  isDue: boolean;
  /** The seller deletes their account before the last round. */
  isDeleted: boolean;
  rounds: { acts: PayoutAct[]; faults: Fault[] }[];
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

const fault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom('kill', 'lose', 'late'),
  connection: fc.constantFrom('provider', 'database'),
  when: fc.constantFrom('before', 'after'),
  step: fc.nat({ max: 30 }),
});

const sale = (price: number, more: { isHalf?: boolean; isDisputed?: boolean } = {}) => ({
  price,
  isHalf: false,
  isDisputed: false,
  ...more,
});
const calm = (...acts: PayoutAct[]) => ({ acts, faults: [] });
const acts = { isSetUp: true, isDue: true, isDeleted: false };

/** Schedules that end as random ones may not: with each of a payout's states. */
export const payoutExamples: readonly PayoutSchedule[] = [
  // Paid out; then all is taken back, which is owed, and another sale settles a part of it.
  {
    ...acts,
    sales: [sale(50_00), sale(40_00, { isHalf: true })],
    rounds: [
      calm({ do: 'settle', sale: 0, amount: 1 }),
      calm({ do: 'passHour' }),
      calm({ do: 'bankEvents' }),
      calm({ do: 'refundAll', sale: 0, amount: 1 }),
      calm({ do: 'settle', sale: 0, amount: 1 }),
      calm({ do: 'payBalance', sale: 1, amount: 1 }),
      calm({ do: 'passWeek' }),
    ],
  },
  // Sent, and a part of it taken back; the other one refunded before.
  {
    ...acts,
    isDue: false,
    sales: [sale(50_00), sale(40_00)],
    rounds: [
      calm({ do: 'refundAll', sale: 1, amount: 1 }),
      calm({ do: 'confirm', sale: 0, amount: 1 }),
      calm({ do: 'passWeek' }),
      calm({ do: 'settleTwice', sale: 0, amount: 1 }),
      calm({ do: 'refundPart', sale: 0, amount: 7_00 }),
    ],
  },
  // The bank refuses it, and nobody names another one.
  {
    ...acts,
    sales: [sale(50_00)],
    rounds: [
      calm({ do: 'refuseAtBank' }),
      calm({ do: 'settle', sale: 0, amount: 1 }),
      calm({ do: 'passHour' }),
      calm({ do: 'bankEvents' }),
    ],
  },
  // The bank refuses it, and another one gets it; a dispute is lost.
  {
    ...acts,
    sales: [sale(50_00), sale(60_00, { isDisputed: true })],
    rounds: [
      calm({ do: 'refuseAtBank' }),
      calm({ do: 'settle', sale: 0, amount: 1 }),
      calm({ do: 'passHour' }),
      calm({ do: 'bankEvents' }),
      calm({ do: 'setUp' }),
      calm({ do: 'dispute', sale: 1, amount: 1 }),
      calm({ do: 'lose', sale: 1, amount: 1 }),
    ],
  },
  // The seller deletes their account before anything is sent.
  {
    ...acts,
    isDue: false,
    sales: [sale(50_00)],
    isDeleted: true,
    rounds: [calm({ do: 'confirm', sale: 0, amount: 1 }), calm({ do: 'passWeek' })],
  },
];

/** Kills at each call of a transfer, and of the reversal after it, before the other side acted and after. */
export const killSchedules: readonly PayoutSchedule[] = (
  [
    ['provider', 6],
    ['database', 45],
  ] as const
).flatMap(([connection, calls]) =>
  Array.from({ length: 2 * calls }, (_, nth): PayoutSchedule => {
    const when = nth % 2 === 0 ? 'before' : 'after';
    const fault: Fault = { kind: 'kill', connection, when, step: Math.floor(nth / 2) };
    const killed = { acts: [{ do: 'settle', sale: 0, amount: 1 } as const], faults: [fault] };
    const refund = calm({ do: 'refundPart', sale: 0, amount: 7_00 });
    return { ...acts, sales: [sale(50_00)], rounds: [killed, refund, killed] };
  }),
);

/** One to three sales of a seller, with processes killed and connections lost in between. */
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
  isDeleted: fc.nat({ max: 9 }).map((one) => one === 0),
  rounds: fc.array(
    fc.record({
      acts: fc.array(act, { minLength: 1, maxLength: 4 }),
      faults: fc.array(fault, { maxLength: 2 }),
    }),
    { minLength: 3, maxLength: 10 },
  ),
});
