import fc from 'fast-check';
import type { Fault } from './faults.ts';

/** What happens to the money of one of a seller's sales. */
export const saleActs = [
  ...(['confirm', 'payBalance', 'refundPart', 'refundAll', 'dispute', 'win', 'lose'] as const),
  ...(['openCase', 'decide', 'settle', 'settle', 'settleTwice', 'paymentEvent'] as const),
  ...(['hold', 'release', 'retry'] as const),
] as const;

/** What happens to the seller, and to time. */
const otherActs = [
  ...(['setUp', 'restrict', 'accountEvent', 'bankEvents', 'sweep', 'suspend', 'restore'] as const),
  ...(['passDay', 'passWeek'] as const),
] as const;

export type PayoutAct =
  | { do: (typeof saleActs)[number]; sale: number; amount: number }
  | { do: (typeof otherActs)[number] };

/** The sales of a schedule, and what happens in each round at once. */
export type PayoutSchedule = {
  sales: { price: number; isHalf: boolean; isDisputed: boolean }[];
  isSetUp: boolean;
  /** Whether everything is handed over and due before the first round. */
  isDue: boolean;
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
  kind: fc.constantFrom('kill', 'lose'),
  connection: fc.constantFrom('provider', 'database'),
  when: fc.constantFrom('before', 'after'),
  step: fc.nat({ max: 14 }),
});

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
  rounds: fc.array(
    fc.record({
      acts: fc.array(act, { minLength: 1, maxLength: 4 }),
      faults: fc.array(fault, { maxLength: 2 }),
    }),
    { minLength: 3, maxLength: 10 },
  ),
});
