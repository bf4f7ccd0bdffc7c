import type { OrderTimeline_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { OrderCard } from '../page/OrderCard.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

/** What is still to come. What happened stands in the conversation. */
export function ComingSteps(props: { order: FragmentType<OrderTimeline_OrderFragment> }) {
  const order = unmask<OrderTimeline_OrderFragment>(props.order);
  if (!order.timeline.some(({ isComing }) => isComing)) return null;
  return (
    <OrderCard title="Coming up">
      <OrderTimeline order={props.order} onlyComing />
    </OrderCard>
  );
}
