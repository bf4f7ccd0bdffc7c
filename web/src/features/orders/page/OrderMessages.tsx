import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { OrderMessages_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { OrderConversation } from '../../messages/order/OrderConversation.tsx';
import { useOrderSide } from '../orderSide.ts';
import { OrderCard } from './OrderCard.tsx';

graphql(`
  fragment OrderMessages_order on Order {
    id
    buyer {
      userId
      name
    }
    seller {
      userId
      name
    }
    thread {
      id
    }
    writeObstacle
  }
`);

/** Target of messages' notifications. */
const cardId = 'messages';

/** The conversation of buyer and seller, visible to both. */
export function OrderMessages(props: { order: FragmentType<OrderMessages_OrderFragment> }) {
  const order = unmask<OrderMessages_OrderFragment>(props.order);
  const side = useOrderSide(order);
  const { hash } = useLocation();
  // The order loads after the page has scrolled to the address's anchor.
  useEffect(() => {
    if (hash === `#${cardId}`) document.getElementById(cardId)?.scrollIntoView();
  }, [hash]);
  if (side === 'ADMIN') return null;
  const other = side === 'BUYER' ? order.seller : order.buyer;
  return (
    <OrderCard title="Messages" id={cardId} isFlush sx={{ scrollMarginTop: 88 }}>
      <OrderConversation
        orderId={order.id}
        threadId={order.thread?.id ?? null}
        name={other.name}
        hint={`Write to ${other.name} about the pick-up. Only the two of you can read it.`}
        obstacle={order.writeObstacle}
      />
    </OrderCard>
  );
}
