import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { OrderMessages_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { OrderConversation } from '../../messages/order/OrderConversation.tsx';
import { BlockButton } from '../../messages/thread/BlockButton.tsx';
import { offerCards, offerTimes } from '../../offers/conversation/offerCards.tsx';
import { useSession } from '../../session/session.ts';
import { orderCards } from '../conversation/orderCards.tsx';
import { useOrderSide } from '../orderSide.ts';
import { OrderCard } from './OrderCard.tsx';

graphql(`
  fragment OrderMessages_order on Order {
    buyer {
      userId
      name
      state
    }
    seller {
      userId
      name
      state
    }
    thread {
      viewerHasBlocked
      offers {
        ...OfferCards_offer
      }
      orders {
        ...OrderCards_order
      }
    }
    offers {
      ...OfferCards_offer
    }
    ...OrderCards_order
    writeObstacle
  }
`);

/** The id that messages' notifications link to. */
const cardId = 'messages';

/**
 * The conversation of buyer and seller, with the offers and steps of all their orders of the product between the
 * messages.
 */
export function OrderMessages(props: { order: FragmentType<OrderMessages_OrderFragment> }) {
  const order = unmask<OrderMessages_OrderFragment>(props.order);
  const side = useOrderSide(order);
  const { hash } = useLocation();
  // The order loads after the page has scrolled to the address's anchor.
  useEffect(() => {
    if (hash === `#${cardId}`) document.getElementById(cardId)?.scrollIntoView();
  }, [hash]);
  const viewerId = useSession().user?.uid;
  const { thread, writeObstacle } = order;
  const offers = thread?.offers ?? order.offers;
  const now = useNow(offerTimes(offers));
  const cards = [
    ...offerCards(offers, now),
    ...(thread?.orders ?? [order]).flatMap((one) => orderCards(one, side, viewerId)),
  ];
  const other = side === 'BUYER' ? order.seller : order.buyer;
  return (
    <OrderCard
      title="Messages"
      action={
        thread &&
        other.state !== 'DELETED' && (
          <BlockButton
            userId={other.userId}
            name={other.name}
            isBlocked={thread.viewerHasBlocked}
          />
        )
      }
      id={cardId}
      isFlush
      sx={{ scrollMarginTop: 88 }}
    >
      <OrderConversation
        orderId={order.id}
        threadId={thread?.id ?? null}
        name={other.name}
        hint={`Write to ${other.name} about this deal. Only the two of you can read it.`}
        obstacle={writeObstacle}
        cards={cards}
      />
    </OrderCard>
  );
}
