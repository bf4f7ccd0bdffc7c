import type { OrderActor } from '../../generated/graphql.ts';
import { useSession } from '../session/session.ts';

/** As whom somebody looks at an order. */
export type OrderSide = Exclude<OrderActor, 'SHOP'>;

type Party = { userId: string };

/** As whom the signed-in account looks at an order that it may see. */
export function useOrderSide({ buyer, seller }: { buyer: Party; seller: Party }): OrderSide {
  const id = useSession().user?.uid;
  if (id === buyer.userId) return 'BUYER';
  return id === seller.userId ? 'SELLER' : 'ADMIN';
}

/** What an order is called on screen: nobody takes it for the Order List. */
export const orderNoun = (side: OrderSide): 'Purchase' | 'Sale' =>
  side === 'BUYER' ? 'Purchase' : 'Sale';
