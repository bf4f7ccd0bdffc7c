import type { PaymentPart } from '@fitness-zone/contract/enums.ts';
import fc from 'fast-check';
import { aFault, aRound, calmRound, givenRounds, roundsOf } from '../schedules/rounds.ts';

export type Act =
  | { do: 'open'; buyer: number; part: PaymentPart }
  | { do: 'record' | 'webhook'; buyer: number }
  | { do: 'pay'; buyer: number; card: string; part: PaymentPart }
  | { do: 'refundPart' | 'returnsEvent'; buyer: number }
  | { do: 'endDispute'; buyer: number; evidence: 'winning_evidence' | 'losing_evidence' }
  | { do: 'payUnknown' | 'sweep' | 'remove' }
  /** Acts on the last sale in two instalments. */
  | { do: 'handOver' | 'report' | 'passWeek' | 'cancel' | 'resume' }
  /** Acts on the last sale. */
  | { do: OrderAct };

const orderActs = [
  ...([
    'claim',
    'code',
    'receive',
    'object',
    'cancelOrder',
    'askToCancel',
    'agreeToCancel',
  ] as const),
  ...(['reportProblem', 'acceptWish', 'offer', 'acceptOffer', 'escalate', 'closeProblem'] as const),
  ...(['decidePart', 'decideMost', 'decideAll', 'decideReturn', 'returned'] as const),
] as const;
export type OrderAct = (typeof orderActs)[number];

const testPaymentMethods = [
  'pm_card_visa',
  'pm_card_chargeDeclined',
  'pm_card_pendingRefund',
  'pm_card_refundFail',
  'pm_card_createDispute',
];

const buyer = fc.nat({ max: 2 });
const part = fc.constantFrom('whole' as const, 'first-half' as const, 'balance' as const);

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('open' as const), buyer, part }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      buyer,
      card: fc.constantFrom(...testPaymentMethods),
      part,
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('record', 'webhook'), buyer }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('refundPart', 'returnsEvent'), buyer }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('endDispute' as const),
      buyer,
      evidence: fc.constantFrom('winning_evidence', 'losing_evidence'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('payUnknown', 'sweep') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('handOver', 'report', 'passWeek', 'cancel', 'cancel', 'resume'),
    }),
  },
);

const orderAct: fc.Arbitrary<Act> = fc.record({ do: fc.constantFrom(...orderActs) });

const fault = aFault(['kill', 'lose'], 6);
const inOneProcess = { mostActs: 3, processes: [0] } as const;
const round = aRound(act, fault, inOneProcess);

const inTurn = (acts: Act[]) => acts.map((one) => calmRound(one));

const after = (...beginnings: Act[][]) => fc.constantFrom(...beginnings).map(inTurn);

const pays = (part: PaymentPart): Act[] => [
  { do: 'pay', buyer: 0, card: 'pm_card_visa', part },
  { do: 'record', buyer: 0 },
];

/** Up to three buyers compete for one product, while processes are killed and connections lost. */
export const paymentSchedule = roundsOf(after([]), round, 8);

/** Like `paymentSchedule`, but begins with the first half paid, sometimes with a sale that can be cancelled. */
export const instalmentSchedule = roundsOf(
  after(
    pays('first-half'),
    [...pays('first-half'), { do: 'report' }],
    [...pays('first-half'), { do: 'handOver' }],
  ),
  round,
  8,
);

const balance = { do: 'pay', buyer: 0, card: 'pm_card_visa', part: 'balance' } as const;

/** Acts in `before` make the sale cancellable. */
const cancelledAs = (before: Act[], ...atOnce: Act[]) => [
  ...inTurn([...pays('first-half'), ...before]),
  calmRound(...atOnce),
];
const cancel = { do: 'cancel' } as const;
const record = { do: 'record', buyer: 0 } as const;
const report = { do: 'report' } as const;
const overdue: Act[] = [{ do: 'handOver' }, { do: 'passWeek' }];

/**
 * After a first half, the balance falls due; or the balance is paid during a cancellation (both orders); or the seller
 * hands over, or the buyer confirms receipt, during it.
 */
export const instalmentExamples = [
  inTurn([...pays('first-half'), { do: 'handOver' }]),
  ...[[report], overdue].flatMap((before) => [
    cancelledAs([...before, balance], cancel, record),
    cancelledAs([...before, balance], record, cancel),
  ]),
  cancelledAs([report], cancel, { do: 'handOver' }),
  cancelledAs([report], cancel, { do: 'receive' }),
].map((rounds) => givenRounds(rounds));

/** Like `paymentSchedule`, but begins with a paid product, and buyer, seller and admins act on its order. */
export const orderSchedule = roundsOf(
  after(
    ...(['whole', 'first-half'] as const).flatMap((one): Act[][] => [
      pays(one),
      [...pays(one), { do: 'reportProblem' }],
      [...pays(one), { do: 'reportProblem' }, { do: 'offer' }],
    ]),
  ),
  aRound(
    fc.oneof({ weight: 6, arbitrary: orderAct }, { weight: 2, arbitrary: act }),
    fault,
    inOneProcess,
  ),
  9,
);
