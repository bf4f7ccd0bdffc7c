import type { OrderEventKind, OrderTimeline_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { OrderCard } from '../page/OrderCard.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

/** The next step or the pick-up card already shows these dates. */
const saidElsewhere: ReadonlySet<OrderEventKind> = new Set([
  'HAND_OVER',
  'CONFIRM_BY',
  'ANSWER_BY',
  'RETURN',
]);

/** The steps after the next one. Past events are in the conversation. */
export function ComingSteps(props: { order: FragmentType<OrderTimeline_OrderFragment> }) {
  const order = unmask<OrderTimeline_OrderFragment>(props.order);
  const { timeline, state, hasOpenProblem, disputed } = order;
  const coming = timeline.filter(({ isComing, kind }) => isComing && !saidElsewhere.has(kind));
  // After the hand-over, the next step shows the first of them, the balance or the end of the sale, unless something
  // else is due.
  const namesFirst = state === 'CONFIRMED' && !hasOpenProblem && !disputed;
  const later = namesFirst ? coming.slice(1) : coming;
  if (later.length === 0) return null;
  return (
    <OrderCard title="After that">
      <OrderTimeline order={props.order} events={later} />
    </OrderCard>
  );
}
