import type { OrderEventKind, ProblemStepKind } from '@fitness-zone/contract/enums.ts';
import { hasReachedBuyer } from '../../payments/refunds/provider-refunds.rules.ts';
import type { OrderEventRecord, PickUpSide, ProblemRecord } from '../order.model.ts';
import type { Situation } from '../order-actions.rules.ts';
import { openProposal } from '../pick-up/pick-up.rules.ts';
import { openProblem, problemStatusAt } from '../problems/problem.rules.ts';
import { partState } from '../refunds/refund-states.rules.ts';

/** A step in the timeline. `at` is null while it has no date; `amount` is in minor units. */
export type ShownEvent = Omit<OrderEventRecord, 'at'> & { at: Date | null; isComing: boolean };

/** Past and next events of an order by time; those without a date come last. */
export function timelineOf(situation: Situation): ShownEvent[] {
  const past = pastOf(situation).map((event) => ({ ...event, isComing: false }));
  const coming = comingOf(situation).map((event) => ({ ...event, isComing: true }));
  const time = ({ at }: { at: Date | null }) => at?.getTime() ?? Number.POSITIVE_INFINITY;
  const inOrder = (one: ShownEvent, other: ShownEvent) =>
    time(one) < time(other) ? -1 : Number(time(one) > time(other));
  return [...past.toSorted(inOrder), ...coming.toSorted(inOrder)];
}

function pastOf(situation: Situation): OrderEventRecord[] {
  const { order, payments, now, at } = situation;
  const events = [...order.events];
  const isNoted = (kind: OrderEventKind) => events.some((event) => event.kind === kind);
  // Changes by the clock that no write has recorded yet.
  if (now.confirmedAt && !isNoted('hand-over-confirmed')) {
    events.push({ kind: 'hand-over-confirmed', at: now.confirmedAt, by: 'shop' });
  }
  if (now.state === 'closed' && now.closesAt && !isNoted('closed')) {
    events.push({ kind: 'closed', at: now.closesAt, by: 'shop' });
  }
  const current = openProblem(order);
  if (current?.answerBy && current.answerBy.getTime() <= at) {
    events.push({ kind: 'problem-escalated', at: current.answerBy, by: 'shop' });
  }
  return [
    ...events,
    ...pickUpEvents(situation),
    ...order.problems.flatMap(answersOf),
    ...payments.flatMap((payment) => moneyEvents(order, payment)),
  ];
}

function pickUpEvents({ order, now }: Situation): OrderEventRecord[] {
  const proposal = openProposal(order, now);
  const { agreed, arrivals } = order.pickUp ?? {};
  const arrived = (by: PickUpSide) => {
    const at = arrivals?.[by];
    return at ? [{ kind: 'arrived' as const, at, by }] : [];
  };
  return [
    ...arrived('buyer'),
    ...arrived('seller'),
    ...(agreed ? [{ kind: 'pick-up-agreed' as const, at: agreed.agreedAt }] : []),
    ...(proposal
      ? [{ kind: 'pick-up-proposed' as const, at: proposal.proposedAt, by: proposal.by }]
      : []),
  ];
}

const answerKinds: readonly ProblemStepKind[] = ['accepted', 'offered', 'declined'];

const answersOf = ({ steps }: ProblemRecord): OrderEventRecord[] =>
  steps
    .filter(({ kind }) => answerKinds.includes(kind))
    .map(({ at, by, amount }) => ({ kind: 'problem-answered', at, by, amount: amount ?? null }));

function moneyEvents(
  order: Situation['order'],
  payment: Situation['payments'][number],
): OrderEventRecord[] {
  const { part, amount, amountRefunded, paidAt, refundedAt, dispute } = payment;
  const kind =
    part === 'first-half' ? 'first-half-paid' : part === 'balance' ? 'balance-paid' : 'paid';
  // Exact refunds have their own events.
  const rest = (amountRefunded ?? 0) - returnedOf(order, payment);
  return [
    { kind, at: paidAt ?? order.createdAt, by: 'buyer', amount },
    ...(dispute
      ? [{ kind: 'disputed' as const, at: dispute.createdAt, amount: dispute.amount }]
      : []),
    ...(refundedAt && rest > 0
      ? [{ kind: 'refunded' as const, at: refundedAt, by: 'shop' as const, amount: rest }]
      : []),
  ];
}

const returnedOf = ({ refunds }: Situation['order'], payment: Situation['payments'][number]) =>
  refunds
    .filter((refund) => hasReachedBuyer(partState(refund, payment)))
    .flatMap(({ parts }) => parts)
    .filter(({ paymentId }) => paymentId.equals(payment._id))
    .reduce((sum, { amount }) => sum + amount, 0);

type Coming = Omit<ShownEvent, 'isComing'>;

function comingOf({ order, payments, now, at }: Situation): Coming[] {
  const { state } = now;
  if (state === 'closed' || state === 'cancelled') return [];
  const coming: Coming[] = [];
  if (now.needsDecision) coming.push({ kind: 'answer-by', at: null, by: 'admin' });
  if (state === 'paid' || state === 'paid-in-part')
    coming.push({ kind: 'hand-over', at: order.pickUp?.agreed?.at ?? null });
  if (now.confirmBy) coming.push({ kind: 'confirm-by', at: now.confirmBy, by: 'buyer' });
  const request = now.cancelRequestStatus === 'open' ? order.cancelRequest : null;
  if (request) coming.push({ kind: 'answer-by', at: request.answerBy, by: 'seller' });
  const current = openProblem(order);
  if (current?.answerBy && problemStatusAt(current, at) !== 'escalated') {
    coming.push({ ...nextInProblem(current), at: current.answerBy });
  }
  const balance = payments[0]?.balance;
  if (balance?.status === 'due' || balance?.status === 'not-due') {
    const { amount, dueBy = null } = balance;
    coming.push({ kind: 'balance-due', at: dueBy, by: 'buyer', amount });
  }
  if (now.closesAt) coming.push({ kind: 'closed', at: now.closesAt });
  return coming;
}

/** The next step in a problem, unless admins decide it. */
function nextInProblem({ status }: ProblemRecord): Pick<Coming, 'kind' | 'by'> {
  if (status === 'returning') return { kind: 'return', by: 'buyer' };
  return { kind: 'answer-by', by: status === 'answered' ? 'buyer' : 'seller' };
}
