import { canChangeOrder, unpaidBalanceMs } from '@fitness-zone/contract/dealing/order-states.ts';
import type { OrderAction, OrderActor } from '@fitness-zone/contract/enums.ts';
import type { Viewer } from '../../context/merged-types.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import { saleRefundObstacle } from '../payments/refunds/refund-obstacle.rules.ts';
import type { OrderRecord } from './order.model.ts';
import { sideOf } from './order.visibility.ts';
import {
  canAcceptPickUp,
  canAnnounceArrival,
  canChooseTime,
  canProposePickUp,
} from './pick-up/pick-up.rules.ts';
import type { PickUpPlanRecord } from './pick-up/windows/pick-up-plan.model.ts';
import { openProblem, problemStatusAt } from './problems/problem.rules.ts';
import type { OrderNow } from './state/order-now.rules.ts';

/**
 * Maximum number of steps that each side can write in a problem; deciding, accepting, closing and asking for a decision
 * are always possible.
 */
export const mostProblemSteps = 30;
/** Maximum number of problems that a buyer can report about an order. */
export const mostReportedProblems = 5;
/** Problems of an order in which the seller can still claim the hand-over, since an objection reports another one. */
const mostClaimedProblems = 10;
/** Maximum number of times that a buyer can ask to cancel an order. */
export const mostCancelRequests = 5;

/** The facts that decide a person's rights in an order; `at` in epoch milliseconds. */
export type Situation = {
  order: OrderRecord;
  payments: readonly PaymentRecord[];
  /** The seller's place and windows for its pick-up. */
  plan: PickUpPlanRecord | null;
  now: OrderNow;
  at: number;
};

const isBalanceOpen = ({ payments: [first] }: Situation): boolean =>
  first?.balance?.status === 'not-due' || first?.balance?.status === 'due';

/** Whether it is unpaid for so long that the seller may cancel. */
export const isBalanceGivenUp = ({ payments: [first], at }: Situation): boolean => {
  const { status, dueBy } = first?.balance ?? {};
  return status === 'due' && dueBy != null && dueBy.getTime() + unpaidBalanceMs <= at;
};

const isUnderWay = ({ now }: Situation) => now.state !== 'closed' && now.state !== 'cancelled';

const hasOpenRequest = ({ now }: Situation) =>
  now.cancelRequestStatus === 'open' || now.cancelRequestStatus === 'escalated';

/** Limits each side's comments, so that the record always has room for decisions and refunds. */
const hasRoom = ({ order }: Situation, side: OrderActor): boolean =>
  (openProblem(order)?.steps.filter(({ by }) => by === side) ?? []).length < mostProblemSteps;

const canComment = (one: Situation, side: OrderActor) =>
  one.now.hasOpenProblem && hasRoom(one, side);

const requestCount = ({ order }: Situation): number =>
  order.events.filter(({ kind }) => kind === 'cancel-requested').length;

const isCancellable = (one: Situation): boolean =>
  canChangeOrder('cancel', one.now.state) ||
  (canChangeOrder('cancelUnpaid', one.now.state) && isBalanceGivenUp(one));

/** The reason why a side can't do what the state would allow; null if it can. */
export function obstacleOf(action: OrderAction, one: Situation): string | null {
  const { order, now } = one;
  if (action === 'comment-on-problem' && now.hasOpenProblem) {
    return `You’ve written ${mostProblemSteps} times about this problem. Ask an admin to decide.`;
  }
  if (action === 'answer-problem' && now.hasOpenProblem) {
    return `You’ve answered ${mostProblemSteps} times. Ask an admin to decide.`;
  }
  if (
    action === 'report-problem' &&
    !now.hasOpenProblem &&
    order.problems.length >= mostReportedProblems
  ) {
    return `You’ve reported ${order.problems.length} problems with this order. Contact the shop.`;
  }
  if (action === 'claim-hand-over' && order.problems.length >= mostClaimedProblems) {
    return `The buyer has reported ${order.problems.length} problems. Enter the buyer’s code, or contact the shop.`;
  }
  if (action === 'request-cancellation' && requestCount(one) >= mostCancelRequests) {
    return `You’ve asked ${mostCancelRequests} times. Contact the shop.`;
  }
  if (action === 'cancel' && isCancellable(one)) {
    return saleRefundObstacle(one.payments)?.message ?? null;
  }
  return null;
}

/** The allowed actions by side and time, most urgent first. Each mutation checks these. */
const rights: Record<'buyer' | 'seller' | 'admin', [OrderAction, (one: Situation) => boolean][]> = {
  buyer: [
    [
      'accept-problem-offer',
      ({ order, at }) =>
        problemStatus(order, at) === 'answered' && openProblem(order)?.offeredAmount != null,
    ],
    [
      'confirm-receipt',
      ({ now }) => canChangeOrder('confirmReceipt', now.state) && !now.hasOpenProblem,
    ],
    [
      'object-to-hand-over',
      ({ now }) => canChangeOrder('objectToHandOver', now.state) && !now.hasOpenProblem,
    ],
    ['accept-pick-up', ({ order, now, at }) => canAcceptPickUp(order, now, 'buyer', at)],
    ['choose-pick-up-time', canChooseTime],
    ['announce-arrival', (one) => canAnnounceArrival(one, 'buyer')],
    ['propose-pick-up', ({ now }) => canProposePickUp(now)],
    ['pay-balance', (one) => isUnderWay(one) && isBalanceOpen(one)],
    ['renew-code', ({ now }) => canChangeOrder('enterCode', now.state)],
    [
      'request-cancellation',
      (one) =>
        canChangeOrder('cancel', one.now.state) &&
        !hasOpenRequest(one) &&
        requestCount(one) < mostCancelRequests,
    ],
    [
      'report-problem',
      (one) =>
        isUnderWay(one) &&
        !one.now.hasOpenProblem &&
        one.order.problems.length < mostReportedProblems,
    ],
    [
      'escalate-problem',
      ({ order, at }) => ['open', 'answered'].includes(problemStatus(order, at) ?? ''),
    ],
    ['comment-on-problem', (one) => canComment(one, 'buyer')],
    ['close-problem', ({ now }) => now.hasOpenProblem],
  ],
  seller: [
    [
      'answer-problem',
      (one) =>
        ['open', 'answered'].includes(problemStatus(one.order, one.at) ?? '') &&
        hasRoom(one, 'seller'),
    ],
    ['confirm-return', ({ order }) => openProblem(order)?.status === 'returning'],
    ['answer-cancellation', (one) => hasOpenRequest(one)],
    ['accept-pick-up', ({ order, now, at }) => canAcceptPickUp(order, now, 'seller', at)],
    ['announce-arrival', (one) => canAnnounceArrival(one, 'seller')],
    ['propose-pick-up', ({ now }) => canProposePickUp(now)],
    ['enter-code', ({ now }) => canChangeOrder('enterCode', now.state) && !now.hasOpenProblem],
    [
      'claim-hand-over',
      ({ order, now }) =>
        canChangeOrder('claimHandOver', now.state) &&
        !now.hasOpenProblem &&
        order.problems.length < mostClaimedProblems,
    ],
    ['cancel', (one) => isCancellable(one) && saleRefundObstacle(one.payments) === null],
    [
      'escalate-problem',
      ({ order, at }) => ['open', 'answered'].includes(problemStatus(order, at) ?? ''),
    ],
    ['comment-on-problem', (one) => canComment(one, 'seller')],
  ],
  admin: [
    ['decide-problem', ({ order, at }) => problemStatus(order, at) === 'escalated'],
    ['answer-cancellation', ({ now }) => now.cancelRequestStatus === 'escalated'],
    ['comment-on-problem', (one) => canComment(one, 'admin')],
  ],
};

const problemStatus = (order: OrderRecord, at: number) => {
  const current = openProblem(order);
  return current && problemStatusAt(current, at);
};

/** All actions that the viewer can take in an order now. */
export function actionsOf(viewer: Viewer | null, situation: Situation): OrderAction[] {
  const side = sideOf(viewer, situation.order);
  // An account whose role has changed since the sale can no longer act as that side.
  return side && side === viewer?.role ? actionsOfSide(side, situation) : [];
}

const actionsOfSide = (side: keyof typeof rights, situation: Situation): OrderAction[] =>
  rights[side].filter(([, isOpen]) => isOpen(situation)).map(([action]) => action);

/** The agreed time has passed without a new proposal. */
const isPickUpOver = ({ order: { pickUp }, at }: Situation): boolean =>
  pickUp?.agreed != null && !pickUp.proposal && pickUp.agreed.at.getTime() <= at;

/** While the buyer's bank disputes the payment, there is nothing to hand over or pay. */
const isUndisputed = ({ now }: Situation): boolean => !now.disputed;

/** Buyer and seller haven't arranged the pick-up yet. */
const isWithoutTime = (one: Situation): boolean =>
  isUndisputed(one) && !one.order.pickUp?.agreed && !one.now.hasOpenProblem && !hasOpenRequest(one);

/** The seller waits until the buyer accepts or chooses a first time. */
const isBuyersChoice = (one: Situation): boolean =>
  isWithoutTime(one) &&
  (canAcceptPickUp(one.order, one.now, 'buyer', one.at) || canChooseTime(one));

/** The side whose turn it is: answers come first, then the hand-over, then money. */
const due = [
  ['accept-problem-offer', () => true],
  ['answer-problem', ({ order, at }) => problemStatus(order, at) === 'open'],
  ['confirm-return', () => true],
  ['decide-problem', () => true],
  ['answer-cancellation', () => true],
  [
    'confirm-receipt',
    (one) => isUndisputed(one) && (one.now.state === 'hand-over-claimed' || isPickUpOver(one)),
  ],
  ['pay-balance', (one) => isUndisputed(one) && one.payments[0]?.balance?.status === 'due'],
  ['accept-pick-up', isUndisputed],
  [
    'choose-pick-up-time',
    (one) => isWithoutTime(one) && !canAcceptPickUp(one.order, one.now, 'seller', one.at),
  ],
  // If the seller has windows, the buyer chooses first.
  ['propose-pick-up', (one) => isWithoutTime(one) && !one.order.pickUp && !canChooseTime(one)],
  [
    'enter-code',
    (one) => isUndisputed(one) && one.now.state !== 'hand-over-claimed' && !isBuyersChoice(one),
  ],
] as const satisfies readonly (readonly [OrderAction, (one: Situation) => boolean])[];

/** An action that can be due from the viewer. */
export type DueAction = (typeof due)[number][0];

const dueAmong = (actions: OrderAction[], situation: Situation): DueAction | null =>
  due.find(([action, isDue]) => actions.includes(action) && isDue(situation))?.[0] ?? null;

/** The action due from the viewer; null if there is none. */
export const dueActionOf = (viewer: Viewer | null, situation: Situation): DueAction | null =>
  dueAmong(actionsOf(viewer, situation), situation);

/** Whether an action is due from that side, regardless of the viewer. */
export const waitsFor = (side: 'buyer' | 'seller', situation: Situation): boolean =>
  dueAmong(actionsOfSide(side, situation), situation) !== null;
