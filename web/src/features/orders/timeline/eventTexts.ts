import type {
  HandOverProof,
  OrderActor,
  OrderEventKind,
  OrderTimeline_OrderFragment,
} from '../../../generated/graphql.ts';
import type { OrderSide } from '../orderSide.ts';

type Event = OrderTimeline_OrderFragment['timeline'][number];
type Order = Pick<OrderTimeline_OrderFragment, 'handOverProof' | 'cancellation'> &
  Record<'buyer' | 'seller', { name: string }>;

type Told = {
  event: Event;
  order: Order;
  side: OrderSide;
  /** returns an actor's name for the start of a sentence */
  who: (actor: OrderActor) => string;
};

const proofs: Record<HandOverProof, (who: Told['who']) => string> = {
  CODE: () => 'Hand-over confirmed by code',
  BUYER: (who) => `${who('BUYER')} confirmed the hand-over`,
  SILENCE: (who) =>
    `Hand-over confirmed: ${who('BUYER') === 'You' ? 'you' : who('BUYER')} didn’t object in time`,
};

const texts: Record<OrderEventKind, (told: Told) => string> = {
  FIRST_HALF_PAID: ({ who }) => `${who('BUYER')} paid the first half`,
  PAID: ({ who }) => `${who('BUYER')} paid`,
  BALANCE_PAID: ({ who }) => `${who('BUYER')} paid the balance`,
  BALANCE_DUE: () => 'Balance due',
  PICK_UP_PROPOSED: ({ event, who }) =>
    `${who(event.by ?? 'SELLER')} proposed times for the pick-up`,
  PICK_UP_AGREED: () => 'Pick-up agreed',
  ARRIVED: ({ event, who }) =>
    event.by ? `${who(event.by)} arrived at the pick-up` : 'Arrived at the pick-up',
  HAND_OVER: () => 'Pick-up',
  HAND_OVER_CLAIMED: ({ who }) => `${who('SELLER')} reported the hand-over`,
  HAND_OVER_OBJECTED: ({ who }) => `${who('BUYER')} objected: not received`,
  CONFIRM_BY: ({ side }) =>
    side === 'BUYER' ? 'Last day to confirm or object' : 'Hand-over confirmed without an objection',
  HAND_OVER_CONFIRMED: ({ order, who }) =>
    order.handOverProof ? proofs[order.handOverProof](who) : 'Hand-over confirmed',
  CANCEL_REQUESTED: ({ who }) => `${who('BUYER')} asked to cancel`,
  CANCEL_DECLINED: ({ event, who }) => `${who(event.by ?? 'SELLER')} declined to cancel`,
  ANSWER_BY: ({ event, who }) =>
    event.by === 'ADMIN' ? 'An admin decides' : `Answer from ${lower(who(event.by ?? 'SELLER'))}`,
  CANCELLED: cancelledText,
  PROBLEM_REPORTED: ({ who }) => `${who('BUYER')} reported a problem`,
  PROBLEM_ANSWERED: ({ event, who }) =>
    `${who(event.by ?? 'SELLER')} ${event.amount ? 'offered' : 'answered'}`,
  RETURN: ({ who }) =>
    who('BUYER') === 'You' ? 'You return the product' : `Return of the product`,
  PROBLEM_ESCALATED: ({ event, who }) =>
    event.by === null || event.by === 'SHOP'
      ? 'The problem went to an admin'
      : `${who(event.by)} asked an admin to decide`,
  PROBLEM_CLOSED: ({ event, who }) =>
    event.by === 'ADMIN' ? `${who('ADMIN')} decided on the problem` : 'Problem closed',
  REFUNDED: ({ event }) => (event.by === 'ADMIN' ? 'Refunded another way' : 'Refunded'),
  REFUND_FAILED: () => 'The bank sent the refund back',
  REFUND_RELEASED: ({ who }) => `${who('ADMIN')} called off the refund`,
  DISPUTED: () => 'The buyer’s bank disputed a payment',
  CLOSED: ({ event }) => (event.isComing ? 'Last day to report a problem' : 'Completed'),
};

function cancelledText({ event: { by }, order, who }: Told): string {
  if (by === null || by === 'SHOP') return 'Cancelled';
  switch (order.cancellation?.reason) {
    case 'BUYER_ASKED':
      return `${who(by)} agreed to cancel`;
    case 'PROBLEM':
      return by === 'SELLER' ? 'Returned and cancelled' : `${who(by)} cancelled`;
    default:
      return `${who(by)} cancelled`;
  }
}

const lower = (name: string) => (name === 'You' ? 'you' : name);

/** Returns a function that names an actor at the start of a sentence. */
export const actorNames =
  ({ buyer, seller }: Pick<Order, 'buyer' | 'seller'>, side: OrderSide) =>
  (actor: OrderActor): string => {
    if (actor === side) return 'You';
    if (actor === 'BUYER') return buyer.name;
    if (actor === 'SELLER') return seller.name;
    return actor === 'ADMIN' ? 'An admin' : 'The shop';
  };

export const eventText = (event: Event, order: Order, side: OrderSide): string =>
  texts[event.kind]({ event, order, side, who: actorNames(order, side) });
