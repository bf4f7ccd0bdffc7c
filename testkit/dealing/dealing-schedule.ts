import fc from 'fast-check';
import type { OfferSide, PaymentPart } from '../../contract/enums.ts';
import { aFault, calmRound, roundsOf } from '../schedules/rounds.ts';
import type { Round, Rounds } from '../schedules/run-schedule.ts';
import type { PickUpWindows } from './pick-up-windows.ts';

export type BuyersAct =
  | { do: 'makeOffer'; amount: number; note?: string | null }
  /** The seller counters this buyer's offer. */
  | { do: 'counterOffer'; amount: number; note?: string | null }
  | { do: 'withdrawOffer' | 'declineOffer' }
  | { do: 'deleteAccount' | 'record' | 'webhook' }
  /** `amountRead`: the amount that the accepting side saw, now or a round ago. */
  | { do: 'acceptOffer' | 'acceptCounterOffer'; amountRead: 'now' | 'before' }
  | { do: 'open'; part: PaymentPart }
  /** `turn`: index into the payments that this buyer opened, the latest first. */
  | { do: 'pay'; part: PaymentPart; card: string; turn: number }
  | { do: 'confirmReceipt' | 'reportProblem' }
  /** `nth`: index into the seller's offered times; `off`: minutes from that time. */
  | { do: 'choosePickUpTime'; nth: number; off: number }
  /** `by`: this buyer or the seller. */
  | { do: 'announceArrival'; by: OfferSide };

type OthersAct =
  | { do: 'pause' | 'resume' | 'markSoldElsewhere' | 'relist' | 'claimHandOver' }
  | { do: 'edit'; price: number }
  | { do: 'remove' | 'cancelSale' }
  /** `isOfProduct`: for this product; otherwise for all products of the seller. */
  | { do: 'savePickUpPlan'; isOfProduct: boolean; place: string; windows: PickUpWindows }
  | { do: 'deletePickUpPlan'; isOfProduct: boolean }
  | { do: 'sweepOffers' | 'sweepOrders' | 'sweepPayments' | 'callOffPayments' }
  | { do: 'remind' | 'deliver' | 'missed' };

export type DealingAct = (BuyersAct & { buyer: number }) | OthersAct;

/** Moves the clock ahead: by hours, or to `off` milliseconds from the next event of that kind. */
export type Jump = { to: 'hours'; hours: number } | { to: (typeof events)[number]; off: number };

const events = ['lapse', 'holdEnd', 'dueBy', 'reminder', 'meeting', 'erasure'] as const;

/** A round before or during which the clock may jump. */
export type DealingRound = Round<DealingAct> & {
  jump: Jump | null;
  /** The clock jumps after the acts have begun. */
  jumpsMeanwhile: boolean;
};

/** A schedule and its start in epoch milliseconds. */
export type DealingSchedule = { begin: number; rounds: Rounds<DealingAct, DealingRound> };

/** Prices and offers share these amounts, so that some coincide. */
const prices = [120_01, 80_00, 1_99] as const;
const tooMuch = 200_00;
const parts = ['whole', 'first-half', 'balance'] as const satisfies PaymentPart[];
const cards = ['pm_card_visa', 'pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_pendingRefund'];

/** Some amounts come with a note. */
const note = fc.constantFrom(null, null, 'Is it heavy?', 'It is as new.');
const places = ['5 Mill Lane', 'Depot'] as const;

const buyer = fc.nat({ max: 2 });
const one = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);

const buyersAct: fc.Arbitrary<DealingAct> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: one('makeOffer'),
      buyer,
      amount: fc.constantFrom(...prices, 70_00, 1, tooMuch),
      note,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: one('counterOffer'),
      buyer,
      amount: fc.constantFrom(...prices, 90_00, tooMuch),
      note,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: one('acceptOffer', 'acceptCounterOffer'),
      buyer,
      amountRead: one('now', 'now', 'before'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: one('withdrawOffer', 'declineOffer'), buyer }) },
  { weight: 3, arbitrary: fc.record({ do: one('open'), buyer, part: one(...parts) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: one('pay'),
      buyer,
      part: one(...parts),
      card: one(...cards),
      turn: fc.constantFrom(0, 0, 1),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: one('record', 'webhook'), buyer }) },
  { weight: 3, arbitrary: fc.record({ do: one('confirmReceipt'), buyer }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: one('choosePickUpTime'),
      buyer,
      nth: fc.constantFrom(0, 0, 1, 7, 299),
      off: fc.constantFrom(0, 0, 0, 15, -30),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: one('announceArrival'),
      buyer,
      by: fc.constantFrom<OfferSide>('buyer', 'seller'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: one('reportProblem', 'deleteAccount'), buyer }) },
);

const othersAct: fc.Arbitrary<DealingAct> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: one('pause', 'resume', 'resume') }) },
  { weight: 2, arbitrary: fc.record({ do: one('markSoldElsewhere', 'relist', 'relist') }) },
  { weight: 2, arbitrary: fc.record({ do: one('edit'), price: fc.constantFrom(...prices) }) },
  { weight: 4, arbitrary: fc.record({ do: one('claimHandOver', 'cancelSale') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: one('savePickUpPlan'),
      isOfProduct: fc.boolean(),
      place: one(...places),
      windows: one('daily', 'daily', 'weekly', 'tomorrow', 'tooLate'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: one('deletePickUpPlan'), isOfProduct: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.oneof(
        one('sweepOffers', 'sweepOrders', 'sweepPayments', 'callOffPayments'),
        one('remind', 'deliver', 'missed'),
      ),
    }),
  },
);

const removal: fc.Arbitrary<DealingAct> = fc.record({ do: one('remove') });

const act: fc.Arbitrary<DealingAct> = fc.oneof(
  { weight: 60, arbitrary: buyersAct },
  { weight: 30, arbitrary: othersAct },
  { weight: 1, arbitrary: removal },
);

const fault = aFault(['kill', 'lose'], 12);

const jump: fc.Arbitrary<Jump> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ to: one('hours'), hours: fc.integer({ min: 1, max: 72 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      to: one(...events, 'meeting'),
      off: fc.constantFrom(-1, 0, 1),
    }),
  },
);

const process = fc.constantFrom<0 | 1>(0, 1);

const round: fc.Arbitrary<DealingRound> = fc.record({
  acts: fc.oneof(
    { weight: 3, arbitrary: fc.array(fc.record({ process, act }), { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(fc.record({ process, act }), { minLength: 2, maxLength: 4 }) },
    // A repeat that arrives through the other process.
    {
      weight: 1,
      arbitrary: act.map((one) => ([0, 1] as const).map((at) => ({ process: at, act: one }))),
    },
  ),
  faults: fc.oneof(
    { weight: 2, arbitrary: fc.constant<DealingRound['faults']>([]) },
    { weight: 1, arbitrary: fc.array(fc.record({ process, fault }), { maxLength: 2 }) },
  ),
  jump: fc.option(jump, { freq: 2 }),
  jumpsMeanwhile: fc.boolean(),
  restarts: fc.constantFrom(false, false, false, false, true),
});

/** Dates around daylight saving time changes, the end of a year, and `holidays`. */
const begin = fc.integer({
  min: Date.parse('2027-01-01T00:00:00Z'),
  max: Date.parse('2028-12-31T23:59:59Z'),
});

/** `HOLIDAYS` and `TIME_ZONE` of the schedules' shop. */
export const holidays = ['2027-03-26', '2027-03-29', '2027-10-26', '2027-12-31', '2028-01-03'];
export const timeZone = 'Europe/Berlin';

/** Simultaneous acts; the clock may jump before them. */
type Step = DealingAct | { acts: DealingAct[]; jump?: Jump };

/** Complete deals. A schedule begins with the first steps of one. */
const deals: Step[][] = [
  [
    { do: 'makeOffer', buyer: 0, amount: 80_00 },
    { do: 'makeOffer', buyer: 1, amount: 70_00 },
    { do: 'acceptOffer', buyer: 0, amountRead: 'now' },
    { do: 'pay', buyer: 0, part: 'first-half', card: 'pm_card_visa', turn: 0 },
    { do: 'record', buyer: 0 },
    { do: 'claimHandOver' },
    { do: 'open', buyer: 0, part: 'balance' },
    { do: 'pay', buyer: 0, part: 'balance', card: 'pm_card_visa', turn: 0 },
    { do: 'webhook', buyer: 0 },
  ],
  [
    { do: 'makeOffer', buyer: 2, amount: 80_00 },
    { do: 'open', buyer: 0, part: 'first-half' },
    { do: 'pay', buyer: 0, part: 'first-half', card: 'pm_card_visa', turn: 0 },
    { do: 'webhook', buyer: 0 },
    { do: 'reportProblem', buyer: 0 },
    { do: 'cancelSale' },
    { do: 'resume' },
  ],
  // A balance payment during the cancellation of its sale.
  [
    { do: 'pay', buyer: 0, part: 'first-half', card: 'pm_card_visa', turn: 0 },
    { do: 'webhook', buyer: 0 },
    { do: 'open', buyer: 0, part: 'balance' },
    { do: 'reportProblem', buyer: 0 },
    { do: 'cancelSale' },
    { do: 'pay', buyer: 0, part: 'balance', card: 'pm_card_visa', turn: 0 },
    { do: 'webhook', buyer: 0 },
  ],
  // Two buyers with counter-offers.
  [
    { do: 'makeOffer', buyer: 0, amount: 70_00 },
    { do: 'counterOffer', buyer: 0, amount: 90_00 },
    { do: 'makeOffer', buyer: 1, amount: 70_00 },
    { do: 'counterOffer', buyer: 1, amount: 120_01 },
    { do: 'makeOffer', buyer: 0, amount: 80_00 },
    { do: 'counterOffer', buyer: 0, amount: 90_00 },
    { do: 'acceptCounterOffer', buyer: 0, amountRead: 'now' },
    { do: 'acceptCounterOffer', buyer: 1, amountRead: 'now' },
    { do: 'pay', buyer: 0, part: 'whole', card: 'pm_card_visa', turn: 0 },
  ],
  // Two buyers accept counter-offers at the same time.
  [
    { do: 'makeOffer', buyer: 0, amount: 70_00 },
    { do: 'makeOffer', buyer: 1, amount: 80_00 },
    { do: 'counterOffer', buyer: 0, amount: 90_00 },
    { do: 'counterOffer', buyer: 1, amount: 110_00 },
    {
      acts: [
        { do: 'acceptCounterOffer', buyer: 0, amountRead: 'now' },
        { do: 'acceptCounterOffer', buyer: 1, amountRead: 'now' },
      ],
    },
  ],
  // Notes, six counter-offers, and a seventh, which is too many.
  [
    { do: 'makeOffer', buyer: 0, amount: 1_99, note: 'Is it heavy?' },
    { do: 'counterOffer', buyer: 0, amount: 110_00, note: 'It is as new.' },
    { do: 'makeOffer', buyer: 0, amount: 70_00 },
    { do: 'counterOffer', buyer: 0, amount: 90_00 },
    { do: 'makeOffer', buyer: 0, amount: 80_00, note: 'Is it heavy?' },
    { do: 'counterOffer', buyer: 0, amount: 85_00 },
    { do: 'makeOffer', buyer: 0, amount: 82_00 },
    { do: 'counterOffer', buyer: 0, amount: 84_00 },
    { do: 'acceptOffer', buyer: 0, amountRead: 'now' },
  ],
  // A pick-up, until its place is erased.
  [
    { do: 'savePickUpPlan', isOfProduct: false, place: 'Depot', windows: 'weekly' },
    { do: 'pay', buyer: 0, part: 'whole', card: 'pm_card_visa', turn: 0 },
    { do: 'webhook', buyer: 0 },
    { do: 'savePickUpPlan', isOfProduct: true, place: '5 Mill Lane', windows: 'daily' },
    { do: 'choosePickUpTime', buyer: 0, nth: 20, off: 0 },
    {
      jump: { to: 'meeting', off: 0 },
      acts: [
        { do: 'announceArrival', buyer: 0, by: 'buyer' },
        { do: 'announceArrival', buyer: 0, by: 'buyer' },
        { do: 'announceArrival', buyer: 0, by: 'seller' },
      ],
    },
    { do: 'confirmReceipt', buyer: 0 },
    { acts: [{ do: 'sweepOrders' }], jump: { to: 'erasure', off: -1 } },
    { acts: [{ do: 'sweepOrders' }], jump: { to: 'erasure', off: 0 } },
  ],
  // Offers that outlast a pause.
  [
    { do: 'makeOffer', buyer: 0, amount: 80_00 },
    { do: 'makeOffer', buyer: 1, amount: 70_00 },
    { do: 'pause' },
    { do: 'acceptOffer', buyer: 1, amountRead: 'now' },
    { do: 'resume' },
    { do: 'acceptOffer', buyer: 1, amountRead: 'now' },
    { do: 'pay', buyer: 1, part: 'whole', card: 'pm_card_visa', turn: 0 },
    { do: 'record', buyer: 1 },
  ],
  [
    { do: 'makeOffer', buyer: 1, amount: 70_00 },
    { do: 'acceptOffer', buyer: 1, amountRead: 'now' },
    { do: 'open', buyer: 1, part: 'whole' },
    { do: 'pay', buyer: 1, part: 'whole', card: 'pm_card_visa', turn: 0 },
  ],
];

function roundOf(step: Step, process: 0 | 1): DealingRound {
  const { acts, jump = null } = 'acts' in step ? step : { acts: [step] };
  // The second simultaneous act runs in the other process.
  const turns = acts.map((act, nth) => ({ process: nth === 1 ? toOther(process) : process, act }));
  return { ...calmRound(), acts: turns, jump, jumpsMeanwhile: false };
}

const toOther = (process: 0 | 1): 0 | 1 => (process === 0 ? 1 : 0);

/** The number of a deal's steps in a schedule; half of the schedules take all of them. */
const length = fc.oneof({ withCrossShrink: true }, fc.nat({ max: 8 }), fc.constant(9));

const beginning: fc.Arbitrary<DealingRound[]> = fc
  .record({ deal: fc.constantFrom(...deals), length, process })
  .map(({ deal, length, process: index }) =>
    deal.slice(0, length).map((step) => roundOf(step, index)),
  );

/**
 * Up to three buyers and the seller of one product deal over two processes. Processes are killed and lose commands, and
 * the clock jumps.
 */
export const dealingSchedule: fc.Arbitrary<DealingSchedule> = fc.record({
  begin,
  rounds: roundsOf<DealingAct, DealingRound>(beginning, round, 13),
});
