import { useParams } from 'react-router-dom';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { OrderDocument, useOrderQuery } from '../../../generated/orders.ts';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { graphql } from '../../../lib/graphql.ts';
import { AskAgain } from '../../../ui/private-photos/AskAgain.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { OrderActions } from '../actions/OrderActions.tsx';
import { useOrderSide } from '../orderSide.ts';
import { OrderHead } from './OrderHead.tsx';
import { OrderOfAdmin } from './OrderOfAdmin.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderWithConversation } from './OrderWithConversation.tsx';
import { UnknownOrder } from './UnknownOrder.tsx';

const OfferPush = lazyChunk(async () => (await import('../../push/OfferPush.tsx')).OfferPush);

graphql(`
  query Order($id: ID!) {
    order(id: $id) {
      buyer {
        userId
      }
      seller {
        userId
      }
      ...ActionDialog_order
      ...OrderHead_order
      ...OrderOfAdmin_order
      ...OrderWithConversation_order
    }
  }
`);

export const prefetch: Prefetch = (client, { id = '' }) =>
  client.query({ query: OrderDocument, variables: { id } });

/** An order: a purchase to its buyer, a sale to its seller and to admins. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOrderQuery({ variables: { id } });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <OrderSkeleton />;
  const { order } = data;
  if (!order) return <UnknownOrder />;
  return (
    <AskAgain onRetry={() => void refetch()}>
      <OrderActions order={order}>
        <OrderHead order={order} />
        <OrderOfSide order={order} />
      </OrderActions>
    </AskAgain>
  );
}

type Shown = NonNullable<NonNullable<ReturnType<typeof useOrderQuery>['data']>['order']>;

/** Admins don't see the conversation. */
function OrderOfSide({ order }: { order: Shown }) {
  return useOrderSide(order) === 'ADMIN' ? (
    <OrderOfAdmin order={order} />
  ) : (
    <>
      <OfferPush />
      <OrderWithConversation order={order} />
    </>
  );
}
