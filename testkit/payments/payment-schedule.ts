import type { PaymentPart } from '@fitness-zone/contract/enums.ts';
import fc from 'fast-check';
import type { Fault } from './faults.ts';

export type Act =
  | { do: 'open'; buyer: number; part: PaymentPart }
  | { do: 'record' | 'webhook'; buyer: number }
  | { do: 'pay'; buyer: number; card: string; part: PaymentPart }
  | { do: 'refundPart' | 'returnsEvent'; buyer: number }
  | { do: 'endDispute'; buyer: number; evidence: 'winning_evidence' | 'losing_evidence' }
  | { do: 'payUnknown' | 'sweep' | 'remove' | 'restart' }
  /** Of the last sale in two instalments. */
  | { do: 'handOver' | 'report' | 'passWeek' | 'cancel' | 'resume' }
  /** Of the last sale. */
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

/** Simultaneous acts, and the faults meanwhile. */
export type Round = {
  acts: Act[];
  faults: Fault[];
};

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
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('payUnknown', 'sweep', 'restart') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('handOver', 'report', 'passWeek', 'cancel', 'cancel', 'resume'),
    }),
  },
);

const orderAct = fc.record({ do: fc.constantFrom(...orderActs) });

const fault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom('kill', 'lose'),
  connection: fc.constantFrom('provider', 'database'),
  when: fc.constantFrom('before', 'after'),
  step: fc.nat({ max: 6 }),
});

/** Up to three buyers after one product, with processes killed and connections lost in between. */
export const paymentSchedule: fc.Arbitrary<Round[]> = fc.array(
  fc.record({
    acts: fc.array(act, { minLength: 1, maxLength: 3 }),
    faults: fc.array(fault, { maxLength: 2 }),
  }),
  { minLength: 2, maxLength: 7 },
);

/**
 * As `paymentSchedule`, of something whose first half has been paid without a fault, and which may be such that it can
 * be cancelled.
 */
export const instalmentSchedule: fc.Arbitrary<Round[]> = fc
  .tuple(fc.constantFrom<Act[]>([], [{ do: 'report' }], [{ do: 'handOver' }]), paymentSchedule)
  .map(([said, rounds]) => [
    withoutFault({ do: 'pay', buyer: 0, card: 'pm_card_visa', part: 'first-half' }),
    withoutFault({ do: 'record', buyer: 0 }),
    ...said.map(withoutFault),
    ...rounds,
  ]);

/** As `paymentSchedule`, of something that was paid and whose buyer, seller and admins do many things in its order. */
export const orderSchedule: fc.Arbitrary<Round[]> = fc
  .tuple(
    fc.constantFrom('whole' as const, 'first-half' as const),
    fc.constantFrom<Act[]>(
      [],
      [{ do: 'reportProblem' }],
      [{ do: 'reportProblem' }, { do: 'offer' }],
    ),
    fc.array(
      fc.record({
        acts: fc.array(
          fc.oneof({ weight: 6, arbitrary: orderAct }, { weight: 2, arbitrary: act }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        faults: fc.array(fault, { maxLength: 2 }),
      }),
      { minLength: 2, maxLength: 8 },
    ),
  )
  .map(([paidPart, said, rounds]) => [
    withoutFault({ do: 'pay', buyer: 0, card: 'pm_card_visa', part: paidPart }),
    withoutFault({ do: 'record', buyer: 0 }),
    ...said.map(withoutFault),
    ...rounds,
  ]);

const withoutFault = (act: Act): Round => ({ acts: [act], faults: [] });
