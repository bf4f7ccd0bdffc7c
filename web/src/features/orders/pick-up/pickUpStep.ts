import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import type { NextStep_OrderFragment } from '../../../generated/graphql.ts';
import { formatMoment } from '../../../lib/time/dates.ts';
import type { OrderSide } from '../orderSide.ts';

type Order = Pick<NextStep_OrderFragment, 'buyer' | 'seller' | 'pickUp' | 'pickUpTimes'>;
type Step = { title: string; when?: string; text: string };

/**
 * The next step before a hand-over, for one side.
 * @param now epoch milliseconds
 */
export function pickUpStep(order: Order, side: OrderSide, now: number): Step {
  const { proposal = null, agreed = null } = order.pickUp ?? {};
  const gone = side === 'ADMIN' ? null : goneStep(order, side);
  if (gone) return gone;
  if (proposal) return proposedStep(order, side, proposal.by, now);
  if (agreed) return agreedStep(order, side, agreed, now);
  const { buyer, seller } = order;
  if (order.pickUpTimes) return chosenStep(order, side);
  if (side === 'ADMIN') {
    return {
      title: 'Waiting for the pick-up',
      text: `${seller.name} and ${buyer.name} haven’t agreed on a time yet.`,
    };
  }
  return {
    title: `Propose pick-up times to ${side === 'BUYER' ? seller.name : buyer.name}`,
    text: `${side === 'SELLER' ? 'Or set your pick-up times once: your buyers then choose one.' : 'Or wait until they propose some.'} ${whenYouMeet(order, side)}`,
  };
}

/** The next step when the seller's windows have times. */
const chosenStep = (order: Order, side: OrderSide): Step =>
  side === 'BUYER'
    ? {
        title: 'Choose a time for the pick-up',
        text: `${order.seller.name} is there at these times. One tap, and it’s agreed.`,
      }
    : {
        title: `Waiting for ${order.buyer.name} to choose a time`,
        text: `They choose one of your pick-up times. ${whenYouMeet(order, 'SELLER')}`,
      };

/** The next step if the other side's account is gone; null otherwise. */
function goneStep({ buyer, seller }: Order, side: 'BUYER' | 'SELLER'): Step | null {
  const other = side === 'BUYER' ? seller : buyer;
  const whose = side === 'BUYER' ? 'The seller’s' : 'The buyer’s';
  if (other.state === 'DELETED') {
    return {
      title: `${whose} account was deleted`,
      text:
        side === 'BUYER'
          ? 'If you haven’t received the product, report a problem. An admin will help.'
          : 'You can cancel the sale. The money then goes back to the card.',
    };
  }
  if (other.state === 'SUSPENDED') {
    return {
      title: `${whose} account is suspended`,
      text: `${other.name} can’t sign in or answer at the moment. ${
        side === 'BUYER'
          ? 'If you can’t wait, ask to cancel. After three days an admin decides.'
          : 'You can wait, or cancel the sale. The money then goes back to the card.'
      }`,
    };
  }
  return null;
}

function proposedStep(order: Order, side: OrderSide, by: string, now: number): Step {
  const [from, to] = by === 'BUYER' ? [order.buyer, order.seller] : [order.seller, order.buyer];
  const agreed = order.pickUp?.agreed;
  const until =
    agreed && Date.parse(agreed.at) > now ? ` Until then, ${momentOf(agreed)} stands.` : '';
  if (side === by) {
    return {
      title: `Waiting for ${to.name} to accept a time`,
      text: `You proposed times for the pick-up.${until}`,
    };
  }
  if (side === 'ADMIN') {
    return {
      title: 'Waiting for the pick-up',
      text: `${from.name} proposed times to ${to.name}.${until}`,
    };
  }
  return {
    title: `Accept one of ${from.name}’s times`,
    text: `Or propose others.${until}`,
  };
}

type Agreed = { at: string; timeZone: string };

function agreedStep(order: Order, side: OrderSide, agreed: Agreed, now: number): Step {
  const { buyer, seller } = order;
  const when = momentOf(agreed);
  if (Date.parse(agreed.at) > now) {
    return {
      BUYER: { title: `Pick-up on ${when}`, text: whenYouMeet(order, 'BUYER') },
      SELLER: {
        title: `Enter ${buyer.name}’s code at the pick-up`,
        when: `You meet on ${when}.`,
        text: whenYouMeet(order, 'SELLER'),
      },
      ADMIN: { title: `Pick-up on ${when}`, text: `${seller.name} meets ${buyer.name}.` },
    }[side];
  }
  const was = `The pick-up was due on ${when}.`;
  return {
    BUYER: {
      title: 'Confirm that you received it',
      when: was,
      text: 'If you didn’t meet, propose other times.',
    },
    SELLER: {
      title: `Enter ${buyer.name}’s code`,
      when: was,
      text: 'If you didn’t meet, propose other times.',
    },
    ADMIN: {
      title: `The pick-up was due on ${when}`,
      text: 'Nobody has confirmed the hand-over yet.',
    },
  }[side];
}

const momentOf = ({ at, timeZone }: Agreed): string =>
  `${formatMoment(at, { timeZone })} (${zoneName(timeZone)})`;

const whenYouMeet = ({ buyer }: Order, side: 'BUYER' | 'SELLER'): string =>
  side === 'BUYER'
    ? 'When you meet, check the product before you show your code.'
    : `Ask ${buyer.name} for the 6-digit code on their purchase page.`;
