import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { stubBrowserApis } from '../../../../testing/browserApiStubs.ts';
import { primaryActions, renderCards } from '../../../../testing/renderCards.tsx';
import type { OrderAction } from '../../../generated/graphql.ts';
import { formatDay, formatDayOfWeek, formatHour, formatMoment } from '../../../lib/time/dates.ts';
import { shopNow } from '../../../lib/time/shopClock.ts';
import { OrderWithConversation } from './OrderWithConversation.tsx';

beforeAll(stubBrowserApis);
afterEach(cleanup);

type Side = 'BUYER' | 'SELLER';

const inHours = (hours: number) => new Date(shopNow() + hours * 3_600_000).toISOString();
const money = (amount: number) => ({ amount, currency: 'USD', formatted: `$${amount / 100}` });
const party = (userId: string, name: string) => ({ userId, name, state: 'ACTIVE' });

const payment = {
  id: 'p',
  transactionId: 'pi_1',
  part: 'WHOLE',
  paidAt: inHours(-48),
  amount: money(120_00),
  productName: 'Bench',
  viewerFailedRefundAnswers: [],
  failedRefund: null,
  viewerCanReview: false,
  contact: { name: 'The other' },
  reviews: [],
};

const paid = {
  id: 'o',
  state: 'PAID',
  disputed: false,
  productName: 'Bench',
  place: 'York',
  product: { id: 'b', condition: 'GOOD', body: '', yearsOfUsedProduct: 2 },
  buyer: party('buyer', 'Paul'),
  seller: party('seller', 'Greta'),
  contact: { email: 'other@example.com', phone: null },
  claimedAt: null,
  confirmBy: null,
  closesAt: null,
  balance: null,
  cancelRequest: null,
  cancellation: null,
  pickUp: null,
  pickUpTimes: null,
  problems: [],
  hasOpenProblem: false,
  handOverProof: null,
  price: money(120_00),
  payments: [payment],
  refunds: [],
  totals: {
    paid: money(120_00),
    refunded: money(0),
    refunding: money(0),
    lostInDisputes: money(0),
    kept: money(120_00),
    due: money(0),
  },
  payout: null,
  timeline: [
    { kind: 'PAID', at: inHours(-48), isComing: false, by: 'BUYER', amount: money(120_00) },
    { kind: 'HAND_OVER', at: null, isComing: true, by: null, amount: null },
  ],
  thread: null,
  offers: [],
  writeObstacle: null,
};

const at = { timeZone: 'UTC', place: '5 Mill Lane' };
const soonest = inHours(24);
const agreed = (hours: number) => ({
  pickUp: { proposal: null, agreed: { ...at, at: inHours(hours), calendarUrl: 'a.ics' } },
});
const proposed = {
  pickUp: {
    agreed: null,
    proposal: { ...at, id: 'x', by: 'SELLER', times: [inHours(48), soonest] },
  },
};
const windows = {
  pickUpTimes: { ...at, times: [soonest, ...[25, 48, 72, 96, 120].map(inHours)] },
};
const handedOver = { state: 'CONFIRMED', handOverProof: 'CODE', closesAt: inHours(720) };
const reviewable = { payments: [{ ...payment, viewerCanReview: true }] };
const aProblem = (status: string, offered: number | null = null) => ({
  ...handedOver,
  hasOpenProblem: true,
  problems: [
    {
      id: 'c',
      status,
      reason: 'BROKEN',
      wish: 'PARTIAL_REFUND',
      wishedAmount: money(20_00),
      offeredAmount: offered === null ? null : money(offered),
      refundAmount: null,
      decision: null,
      closedAt: null,
      answerBy: inHours(72),
      steps: [],
    },
  ],
});
const aRequest = {
  cancelRequest: {
    status: 'OPEN',
    reason: 'It doesn’t fit.',
    createdAt: inHours(-1),
    answerBy: inHours(72),
    answer: null,
    answeredAt: null,
  },
};

/** Each side's actions before the hand-over. */
const early: Record<Side, OrderAction[]> = {
  BUYER: [
    'CONFIRM_RECEIPT',
    'PROPOSE_PICK_UP',
    'RENEW_CODE',
    'REQUEST_CANCELLATION',
    'REPORT_PROBLEM',
  ],
  SELLER: ['ENTER_CODE', 'CLAIM_HAND_OVER', 'PROPOSE_PICK_UP', 'CANCEL'],
};
const inDispute: Record<Side, OrderAction[]> = {
  BUYER: ['ESCALATE_PROBLEM', 'COMMENT_ON_PROBLEM', 'CLOSE_PROBLEM'],
  SELLER: ['ANSWER_PROBLEM', 'ESCALATE_PROBLEM', 'COMMENT_ON_PROBLEM'],
};

type Row = {
  what: string;
  order: object;
  side: Side;
  due?: OrderAction;
  /** all actions of the side */
  may?: OrderAction[];
  title: string | RegExp;
  /** the name of the only filled button */
  primary?: string | RegExp;
  /** the cards that must be absent */
  without?: string[];
};

const over = ['Pick-up', 'Your hand-over code', 'Problem', 'After that'];

const rows: Row[] = [
  ...(['BUYER', 'SELLER'] as const).map((side) => ({
    what: 'paid',
    order: {},
    side,
    due: 'PROPOSE_PICK_UP' as const,
    may: early[side],
    title: `Propose pick-up times to ${side === 'BUYER' ? 'Greta' : 'Paul'}`,
    primary: 'Propose times',
    without: ['Pick-up', 'After that'],
  })),
  {
    what: 'paid, with pick-up times',
    order: windows,
    side: 'BUYER',
    due: 'CHOOSE_PICK_UP_TIME',
    may: [...early.BUYER, 'CHOOSE_PICK_UP_TIME'],
    title: 'Choose a time for the pick-up',
    primary: `Choose ${formatDayOfWeek(soonest, 'UTC')} at ${formatHour(soonest, 'UTC')}`,
    without: ['Pick-up'],
  },
  {
    what: 'paid, with pick-up times',
    order: windows,
    side: 'SELLER',
    may: early.SELLER,
    title: 'Waiting for Paul to choose a time',
  },
  {
    what: 'times proposed',
    order: proposed,
    side: 'BUYER',
    due: 'ACCEPT_PICK_UP',
    may: [...early.BUYER, 'ACCEPT_PICK_UP'],
    title: 'Accept one of Greta’s times',
    primary: `Accept ${formatMoment(soonest, { timeZone: 'UTC' })}`,
    without: ['Pick-up'],
  },
  {
    what: 'times proposed',
    order: proposed,
    side: 'SELLER',
    may: early.SELLER,
    title: 'Waiting for Paul to accept a time',
  },
  {
    what: 'pick-up agreed',
    order: { ...windows, ...agreed(24) },
    side: 'BUYER',
    may: [...early.BUYER, 'CHOOSE_PICK_UP_TIME'],
    title: /^Pick-up on /,
  },
  {
    what: 'pick-up agreed',
    order: agreed(24),
    side: 'SELLER',
    due: 'ENTER_CODE',
    may: early.SELLER,
    title: 'Enter Paul’s code at the pick-up',
    primary: 'Enter the code',
  },
  {
    what: 'pick-up over',
    order: agreed(-2),
    side: 'BUYER',
    due: 'CONFIRM_RECEIPT',
    may: early.BUYER,
    title: 'Confirm that you received it',
    primary: 'Confirm receipt',
  },
  {
    what: 'pick-up over',
    order: agreed(-2),
    side: 'SELLER',
    due: 'ENTER_CODE',
    may: early.SELLER,
    title: 'Enter Paul’s code',
    primary: 'Enter the code',
  },
  {
    what: 'hand-over claimed',
    order: { state: 'HAND_OVER_CLAIMED', claimedAt: inHours(-1), confirmBy: inHours(71) },
    side: 'BUYER',
    due: 'CONFIRM_RECEIPT',
    may: ['CONFIRM_RECEIPT', 'OBJECT_TO_HAND_OVER', 'REPORT_PROBLEM'],
    title: 'Confirm that you received it',
    primary: 'Confirm receipt',
    without: ['Pick-up', 'After that'],
  },
  {
    what: 'hand-over claimed',
    order: { state: 'HAND_OVER_CLAIMED', claimedAt: inHours(-1), confirmBy: inHours(71) },
    side: 'SELLER',
    title: 'Waiting for Paul to confirm',
    without: ['Pick-up', 'After that'],
  },
  {
    what: 'balance due',
    order: {
      ...handedOver,
      balance: { status: 'DUE', dueBy: inHours(72), amount: money(60_00) },
      payments: [{ ...payment, part: 'FIRST_HALF', amount: money(60_00) }],
    },
    side: 'BUYER',
    due: 'PAY_BALANCE',
    may: ['PAY_BALANCE', 'REPORT_PROBLEM'],
    title: 'Pay the balance of $60',
    primary: 'Pay the balance',
    without: ['Pick-up', 'Your hand-over code'],
  },
  ...(['BUYER', 'SELLER'] as const).map((side) => ({
    what: 'handed over',
    order: { ...agreed(-2), ...handedOver, ...reviewable },
    side,
    ...(side === 'BUYER' && { may: ['REPORT_PROBLEM' as const] }),
    title: 'All done',
    primary: 'Write a review: Bench',
    without: over,
  })),
  ...(['BUYER', 'SELLER'] as const).map((side) => ({
    what: 'reviewed and closed',
    order: { ...agreed(-2), ...handedOver, state: 'CLOSED' },
    side,
    title: 'All done',
    without: [...over, 'Something not right?'],
  })),
  {
    what: 'problem reported',
    order: aProblem('OPEN'),
    side: 'BUYER',
    may: inDispute.BUYER,
    title: 'Waiting for Greta to answer',
  },
  {
    what: 'problem reported',
    order: aProblem('OPEN'),
    side: 'SELLER',
    due: 'ANSWER_PROBLEM',
    may: inDispute.SELLER,
    title: 'Answer the problem that Paul reports',
    primary: 'Answer',
  },
  {
    what: 'amount offered',
    order: aProblem('ANSWERED', 10_00),
    side: 'BUYER',
    due: 'ACCEPT_PROBLEM_OFFER',
    may: ['ACCEPT_PROBLEM_OFFER', ...inDispute.BUYER],
    title: 'Accept the offer of $10',
    primary: 'Accept the offer',
  },
  {
    what: 'amount offered',
    order: aProblem('ANSWERED', 10_00),
    side: 'SELLER',
    may: inDispute.SELLER,
    title: 'Waiting for Paul to answer',
  },
  ...(['BUYER', 'SELLER'] as const).map((side) => ({
    what: 'problem at an admin',
    order: aProblem('ESCALATED'),
    side,
    may: ['COMMENT_ON_PROBLEM' as const],
    title: 'An admin decides',
  })),
  {
    what: 'return agreed',
    order: aProblem('RETURNING'),
    side: 'BUYER',
    may: ['COMMENT_ON_PROBLEM', 'CLOSE_PROBLEM'],
    title: 'Waiting for the return',
  },
  {
    what: 'return agreed',
    order: aProblem('RETURNING'),
    side: 'SELLER',
    due: 'CONFIRM_RETURN',
    may: ['CONFIRM_RETURN', 'COMMENT_ON_PROBLEM'],
    title: 'Confirm the return',
    primary: 'Confirm the return',
  },
  {
    what: 'asked to cancel',
    order: aRequest,
    side: 'BUYER',
    may: early.BUYER.filter((action) => action !== 'REQUEST_CANCELLATION'),
    title: 'Waiting for Greta to answer',
  },
  {
    what: 'asked to cancel',
    order: aRequest,
    side: 'SELLER',
    due: 'ANSWER_CANCELLATION',
    may: ['ANSWER_CANCELLATION', ...early.SELLER],
    title: 'Answer Paul’s request to cancel',
    primary: 'Answer the request',
  },
  ...(['BUYER', 'SELLER'] as const).map((side) => ({
    what: 'cancelled',
    order: {
      ...agreed(24),
      state: 'CANCELLED',
      cancellation: { reason: 'OTHER', message: null, at: inHours(-1) },
    },
    side,
    title: 'Cancelled',
    without: [...over, 'Something not right?'],
  })),
];

const matching = (name: string | RegExp) =>
  typeof name === 'string' ? name : expect.stringMatching(name);

test.each(rows)(
  '$what, to the $side',
  ({ order, side, due, may = [], title, primary, without }) => {
    const isEarly = !('state' in order) && !('hasOpenProblem' in order);
    const shown: object = {
      ...paid,
      handOverCode: isEarly ? { code: side === 'BUYER' ? '123456' : null, triesLeft: 5 } : null,
      ...order,
      viewerActions: may,
      dueAction: due ?? null,
    };
    const container = renderCards(
      { uid: side.toLowerCase(), role: side },
      <OrderWithConversation order={shown} />,
    );
    const step = within(screen.getByRole('region', { name: 'Next step' }));
    const headline = step.getByRole('heading').textContent;
    expect(headline).toEqual(matching(title));

    expect(primaryActions(container)).toEqual(primary === undefined ? [] : [matching(primary)]);
    const [button] = primaryActions(container);
    // A finished sale has no due action; the review is what remains.
    if (button && headline !== 'All done') {
      expect(headline.split(' ')[0]).toBe(button.split(' ')[0]);
    }

    for (const name of without ?? []) expect(screen.queryByRole('region', { name })).toBeNull();
    // No title appears twice.
    const titles = [...container.querySelectorAll('h2')].map((one) => one.textContent);
    expect(titles).toEqual([...new Set(titles)]);
    const actions = [...container.querySelectorAll('button, a')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );
    expect(actions).toEqual([...new Set(actions)]);
  },
);

test('a finished order hides its steps and keeps its receipt', () => {
  const shown: object = {
    ...paid,
    ...agreed(-2),
    ...handedOver,
    viewerActions: [],
    dueAction: null,
    handOverCode: { code: null, triesLeft: 5 },
  };
  renderCards({ uid: 'buyer', role: 'BUYER' }, <OrderWithConversation order={shown} />);
  expect(screen.queryByText(/^We hold your money/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(screen.queryByText(/new code/)).toBeNull();
  screen.getByRole('link', { name: 'Receipt' });
});

/** At noon: a deadline at midnight is shown as the previous day. */
const day = new Date(new Date(inHours(72)).setHours(12, 30)).toISOString();
const coming = (kind: string, at: string) => ({
  kind,
  at,
  isComing: true,
  by: null,
  amount: null,
});
const closing = coming('CLOSED', inHours(720));

test.each([
  {
    what: 'the end of the time to confirm',
    order: { state: 'HAND_OVER_CLAIMED', claimedAt: inHours(-1), confirmBy: day },
    timeline: [coming('CONFIRM_BY', day)],
    after: 0,
  },
  {
    what: 'the last day for the balance',
    order: { ...handedOver, balance: { status: 'DUE', dueBy: day, amount: money(60_00) } },
    timeline: [coming('BALANCE_DUE', day), closing],
    after: 1,
  },
  {
    what: 'the end of the sale',
    order: { ...handedOver, closesAt: day },
    timeline: [coming('CLOSED', day)],
    after: 0,
  },
  {
    what: 'the end of the time to answer a problem',
    order: aProblem('OPEN'),
    timeline: [coming('ANSWER_BY', day), closing],
    after: 1,
  },
])('$what stands in the next step alone', ({ order, timeline, after }) => {
  const shown: object = { ...paid, ...order, timeline, viewerActions: [], dueAction: null };
  const named = new RegExp(`${formatDay(day)}(?!\\d)`, 'g');
  const container = renderCards(
    { uid: 'seller', role: 'SELLER' },
    <OrderWithConversation order={shown} />,
  );
  expect(screen.getByRole('region', { name: 'Next step' }).textContent).toMatch(named);
  expect(container.textContent.match(named)).toHaveLength(1);
  const steps = screen.queryByRole('list', { name: 'Timeline' })?.children ?? [];
  expect(steps).toHaveLength(after);
});
