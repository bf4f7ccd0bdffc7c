import { verifyUser } from '../../src/domains/accounts/admins/verify-user.service.ts';
import {
  cancelOrder,
  requestCancellation,
} from '../../src/domains/orders/cancelling/cancel-order.service.ts';
import { claimHandOver } from '../../src/domains/orders/hand-over/hand-over.service.ts';
import { decideProblem } from '../../src/domains/orders/problems/decide-problem.service.ts';
import {
  answerProblem,
  closeProblem,
  escalateProblem,
  reportProblem,
} from '../../src/domains/orders/problems/problem-steps.service.ts';
import { decideReport } from '../../src/domains/reports/decide-report.service.ts';
import { reportMessage } from '../../src/domains/reports/report-message.service.ts';
import { reportProduct } from '../../src/domains/reports/report-product.service.ts';
import { requireSeeded } from '../require-seeded.ts';
import * as acts from './acts.ts';
import { type Beat, beat, money, sale } from './beats.ts';
import type { Stage } from './stage.ts';

/** A problem to decide: the seller has declined, and the buyer asks for a decision. */
const toDecide: Beat[] = [
  ...sale('Echo Dual Elliptical', 'ruth', 'june', { daysAgo: 19, handedOverAfter: 4 }),
  beat(9, 'june reports a problem with the elliptical', async (stage) => {
    await acts.reportWithPhotos(stage, 'june', 'Echo Dual Elliptical', {
      reason: 'broken',
      wish: 'partial-refund',
      amount: acts.money(stage, 90),
      text: 'After a week the left pedal clicks at every turn. A repair shop says that the bearing is gone.',
      pictures: ['products/echo-dual-elliptical'],
    });
  }),
  beat(7, 'ruth declines', async (stage) => {
    await answerProblem(stage.as('ruth'), {
      orderId: await acts.orderId(stage, 'Echo Dual Elliptical'),
      answer: 'decline',
      text: 'It ran quietly when you tried it here. A bearing can go any day on a five-year-old machine.',
    });
  }),
  beat(5, 'june asks for a decision', async (stage) => {
    await escalateProblem(stage.as('june'), await acts.orderId(stage, 'Echo Dual Elliptical'));
  }),
];

/** A cancellation to decide: the seller hasn't answered for three days. */
const toCancel: Beat[] = [
  ...sale('Technique Bar Kit', 'hana', 'june', { daysAgo: 10, handedOverAfter: null }),
  beat(5, 'june asks to cancel', async (stage) => {
    await requestCancellation(stage.as('june'), {
      orderId: await acts.orderId(stage, 'Technique Bar Kit'),
      reason: 'I’ve moved to Portland for a new job and can’t pick it up any more.',
    });
  }),
];

/** A balance that is overdue. */
const overdue: Beat[] = sale('Metro Fold 5.0', 'sofia', 'maya', {
  daysAgo: 16,
  handedOverAfter: 4,
  halves: 'balance-open',
});

/** A transfer that the card provider refuses every day. */
const failed: Beat[] = [
  ...sale('QuickLock Adjustable Pair, 32 kg', 'ben', 'theo', { daysAgo: 9, handedOverAfter: 4 }),
];

const reports: Beat[] = [
  beat(11, 'leo reports a bike', async (stage) => {
    await acts.once(
      reportProduct(stage.as('leo'), {
        productId: await acts.productId(stage, 'Harbor Upright 200'),
        reason: 'wrong-details',
        note: 'The seller told me that the brake is missing. The ad doesn’t say so.',
      }),
    );
  }),
  beat(10, 'avery hides the bike', (stage) =>
    decide(stage, 'Harbor Upright 200', 'hide', 'Please add to the description what is missing.'),
  ),
  beat(7, 'maya reports a bench', async (stage) => {
    await acts.once(
      reportProduct(stage.as('maya'), {
        productId: await acts.productId(stage, 'Press Station with Bar'),
        reason: 'other',
        note: 'It looks very worn.',
      }),
    );
  }),
  beat(6.5, 'avery leaves the bench', (stage) =>
    decide(stage, 'Press Station with Bar', 'nothing', 'The wear is described and shown.'),
  ),
  beat(1.3, 'ingrid reports a bag', async (stage) => {
    await acts.once(
      reportProduct(stage.as('ingrid'), {
        productId: await acts.productId(stage, 'Leather Heavy Bag and Frame'),
        reason: 'wrong-details',
        note: 'The frame in the picture isn’t the one that I was shown.',
      }),
    );
  }),
  beat(2, 'omar asks about a trainer', (stage) =>
    acts.say(stage, {
      who: 'omar',
      to: ['omar', 'Home Lat Machine'],
      text: 'Is it still there, and can I pay here by card?',
    }),
  ),
  beat(1.8, 'tomas answers about the trainer', (stage) =>
    acts.say(stage, {
      who: 'tomas',
      to: ['omar', 'Home Lat Machine'],
      text: 'Cash only, half of it in advance by gift card please. Then I keep it for you.',
    }),
  ),
  beat(0.6, 'omar reports the message', async (stage) => {
    const last = await stage.shop.models.Message.findOne({ senderId: stage.user('tomas')._id })
      .sort({ _id: -1 })
      .lean();
    const { _id } = requireSeeded(last ?? undefined, 'message to report');
    await acts.once(
      reportMessage(stage.as('omar'), {
        messageId: _id.toHexString(),
        reason: 'fraud',
        note: 'Asks for gift cards.',
      }),
    );
  }),
];

/** Decides on the open reports of a product. */
async function decide(
  stage: Stage,
  name: string,
  decision: 'hide' | 'nothing',
  note: string,
): Promise<void> {
  const targetId = await stage.product(name);
  const open = await stage.shop.models.Report.findOne({ targetId, decidedAt: null }).lean();
  // Decided before the story was interrupted.
  if (open) await decideReport(stage.as('admin'), { id: open._id.toHexString(), decision, note });
}

/** Orders with other endings. */
const others: Beat[] = [
  // The seller claims the hand-over; the buyer has three days to object.
  ...sale('Slimline Wall Rack', 'priya', 'june', { daysAgo: 2.5, handedOverAfter: null }),
  beat(1, 'priya claims the hand-over of the rack', async (stage) => {
    await claimHandOver(stage.as('priya'), await acts.orderId(stage, 'Slimline Wall Rack'));
  }),
  // Paid; neither side has proposed a time yet.
  ...sale('Pacer Lite Walking Pad', 'ben', 'june', { daysAgo: 4, handedOverAfter: null }),
  // Half paid, not handed over.
  ...sale('Stratus Front-Drive Pro', 'walt', 'omar', {
    daysAgo: 0.8,
    handedOverAfter: null,
    halves: 'balance-open',
  }),
  // Cancelled by the seller.
  ...sale('Kids Boxing Ball Set', 'ruth', 'maya', { daysAgo: 17, handedOverAfter: null }),
  beat(16, 'ruth cancels', async (stage) => {
    await cancelOrder(stage.as('ruth'), {
      orderId: await acts.orderId(stage, 'Kids Boxing Ball Set'),
      reason: 'not-available',
      message: 'My nephew has taken it to college. I’m sorry.',
    });
  }),
  // A problem without an answer yet.
  ...sale('Apartment Squat Stands', 'sofia', 'theo', { daysAgo: 10, handedOverAfter: 4 }),
  beat(1, 'theo reports a problem with the stands', async (stage) => {
    await reportProblem(stage.as('theo'), {
      orderId: await acts.orderId(stage, 'Apartment Squat Stands'),
      reason: 'incomplete',
      wish: 'other',
      text: 'One of the two safety pins is missing. Could you look for it, please?',
    });
  }),
  // A return under way.
  ...sale('Vantage Runner Pro 22', 'marcus', 'theo', { daysAgo: 24, handedOverAfter: 6 }),
  beat(8, 'theo wants to return the runner', async (stage) => {
    await reportProblem(stage.as('theo'), {
      orderId: await acts.orderId(stage, 'Vantage Runner Pro 22'),
      reason: 'not-as-described',
      wish: 'return',
      text: 'The belt is 50 cm wide, not 55. It’s too narrow for me.',
    });
  }),
  beat(6, 'marcus agrees to the return', async (stage) => {
    await answerProblem(stage.as('marcus'), {
      orderId: await acts.orderId(stage, 'Vantage Runner Pro 22'),
      answer: 'accept',
      text: 'You’re right, I measured the deck. Bring it back and you get your money.',
    });
  }),
  // Agreed on an amount, after the seller was paid.
  ...sale('Cadence Home Treadmill 410', 'ruth', 'june', { daysAgo: 29, handedOverAfter: 3 }),
  beat(20, 'june reports a problem with the treadmill', async (stage) => {
    await reportProblem(stage.as('june'), {
      orderId: await acts.orderId(stage, 'Cadence Home Treadmill 410'),
      reason: 'incomplete',
      wish: 'partial-refund',
      amount: acts.money(stage, 40),
      text: 'The safety key is missing. A new one is $40.',
    });
  }),
  beat(19, 'ruth agrees', async (stage) => {
    await answerProblem(stage.as('ruth'), {
      orderId: await acts.orderId(stage, 'Cadence Home Treadmill 410'),
      answer: 'accept',
      text: 'Of course. I’ll keep looking for it, too.',
    });
  }),
  money(18.9, 'ruth', 'Cadence Home Treadmill 410'),
  // An admin's decision: everything goes back, after the seller was paid.
  ...sale('Granite Air Bike, first series', 'dre', 'june', { daysAgo: 55, handedOverAfter: 2 }),
  beat(45, 'june reports a problem with the old air bike', async (stage) => {
    await reportProblem(stage.as('june'), {
      orderId: await acts.orderId(stage, 'Granite Air Bike, first series'),
      reason: 'broken',
      wish: 'other',
      text: 'The chain broke on the third ride and has torn the cover.',
    });
  }),
  beat(43, 'dre declines', async (stage) => {
    await answerProblem(stage.as('dre'), {
      orderId: await acts.orderId(stage, 'Granite Air Bike, first series'),
      answer: 'decline',
      text: 'It was fine when it left my garage.',
    });
  }),
  beat(42, 'june asks for a decision about the old air bike', async (stage) => {
    await escalateProblem(
      stage.as('june'),
      await acts.orderId(stage, 'Granite Air Bike, first series'),
    );
  }),
  beat(40, 'avery decides about the old air bike', async (stage) => {
    await decideProblem(stage.as('admin'), {
      orderId: await acts.orderId(stage, 'Granite Air Bike, first series'),
      decision: 'full-refund',
      text: 'The photos show a chain that was worn out before the sale. June gets everything back.',
    });
  }),
  money(39.9, 'dre', 'Granite Air Bike, first series'),
  // A problem that its buyer has closed.
  ...sale('Competition Pair, 12 kg', 'hana', 'theo', { daysAgo: 138, handedOverAfter: 3 }),
  beat(130, 'theo reports a problem with the pair', async (stage) => {
    await reportProblem(stage.as('theo'), {
      orderId: await acts.orderId(stage, 'Competition Pair, 12 kg'),
      reason: 'other',
      wish: 'other',
      text: 'One bell seems lighter than the other.',
    });
  }),
  beat(129, 'theo closes the problem', async (stage) => {
    await closeProblem(stage.as('theo'), await acts.orderId(stage, 'Competition Pair, 12 kg'));
  }),
  // Withdrawn offers, and offers left unanswered for 90 days.
  beat(130.5, 'post Timber Creek Decline Bench', (stage) =>
    acts.post(stage, 'Timber Creek Decline Bench'),
  ),
  beat(100, 'ingrid offers for the decline bench', (stage) =>
    acts.offer(stage, 'ingrid', 'Timber Creek Decline Bench', 120),
  ),
  beat(14, 'leo offers for the small rower', (stage) =>
    acts.offer(stage, 'leo', 'Compact Mag Row 12', 150),
  ),
  beat(13, 'leo withdraws', (stage) =>
    acts.answerOffer(stage, ['leo', 'withdraw'], ['leo', 'Compact Mag Row 12']),
  ),
];

const searchers = ['sam', 'june', 'theo', 'maya', 'leo', 'ingrid', 'omar'] as const;

/** Texts that many people look for. No product matches the first ones. */
const searches: Beat[] = ['ski erg', 'battle rope', 'treadmill', 'adjustable dumbbells'].flatMap(
  (text, nth) =>
    searchers
      .slice(0, 7 - (nth % 2))
      .map((who, index) =>
        beat(6 - index * 0.8 - nth * 0.1, `${who} searches for ${text}`, (stage) =>
          acts.search(stage, who, text),
        ),
      ),
);

/** The demo admin's open decisions and past ones. */
export const demoAdmin: Beat[] = [
  ...toDecide,
  ...toCancel,
  ...overdue,
  ...failed,
  ...reports,
  ...others,
  ...searches,
  beat(25, 'avery verifies ingrid', async (stage) => {
    await verifyUser(stage.as('admin'), stage.user('ingrid').email);
  }),
];
