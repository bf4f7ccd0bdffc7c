import type { OrderActor } from '../../generated/graphql.ts';
import { useSession } from '../session/session.ts';

export type OrderSide = Exclude<OrderActor, 'SHOP'>;

type Party = { userId: string };

/** The signed-in account's side of an order that it may see. */
export function useOrderSide({ buyer, seller }: { buyer: Party; seller: Party }): OrderSide {
  const id = useSession().user?.uid;
  if (id === buyer.userId) return 'BUYER';
  return id === seller.userId ? 'SELLER' : 'ADMIN';
}

/** Words that can't be confused with the Order List. */
export const orderNoun = (side: OrderSide): 'Purchase' | 'Sale' =>
  side === 'BUYER' ? 'Purchase' : 'Sale';
