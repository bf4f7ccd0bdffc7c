import type { OrderAction, StepActions_OrderFragment } from '../../../generated/graphql.ts';
import type { OrderSide } from '../orderSide.ts';

const pickUpActions: readonly OrderAction[] = [
  'ACCEPT_PICK_UP',
  'PROPOSE_PICK_UP',
  'CHOOSE_PICK_UP_TIME',
  'ANNOUNCE_ARRIVAL',
];

/** The remaining action if the other side's account is deleted. */
const waysOut: Record<OrderSide, OrderAction | null> = {
  BUYER: 'REPORT_PROBLEM',
  SELLER: 'CANCEL',
  ADMIN: null,
};

/** The viewer's actions in an order, and the due one. Leaves out arranging a pick-up with somebody who can't answer. */
export function offeredActions(
  {
    viewerActions,
    dueAction,
    buyer,
    seller,
  }: Pick<StepActions_OrderFragment, 'viewerActions' | 'dueAction' | 'buyer' | 'seller'>,
  side: OrderSide,
): { actions: readonly OrderAction[]; dueAction: OrderAction | null } {
  const { state } = side === 'BUYER' ? seller : buyer;
  if (side === 'ADMIN' || state === 'ACTIVE') return { actions: viewerActions, dueAction };
  const actions = viewerActions.filter((action) => !pickUpActions.includes(action));
  if (dueAction === null || actions.includes(dueAction)) return { actions, dueAction };
  const wayOut = waysOut[side];
  const isOpen = state === 'DELETED' && wayOut !== null && actions.includes(wayOut);
  return { actions, dueAction: isOpen ? wayOut : null };
}
