import type { NextStep_OrderFragment, ProblemStatus } from '../../generated/graphql.ts';
import { graphql } from '../../lib/graphql.ts';
import { formatDay, formatDeadline, formatMoment } from '../../lib/time/dates.ts';
import { cancellationTexts } from './orderLabels.ts';
import type { OrderSide } from './orderSide.ts';
import { pickUpStep } from './pick-up/pickUpStep.ts';

graphql(`
  fragment NextStep_order on Order {
    state
    disputed
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
    claimedAt
    confirmBy
    closesAt
    balance {
      status
      dueBy
      amount {
        formatted
      }
    }
    cancelRequest {
      status
      answerBy
    }
    cancellation {
      reason
      message
    }
    pickUp {
      proposal {
        by
      }
      agreed {
        at
        timeZone
      }
    }
    pickUpTimes {
      place
    }
    problems {
      status
      answerBy
      closedAt
      offeredAmount {
        formatted
      }
    }
    totals {
      refunded {
        amount
        formatted
      }
      refunding {
        amount
        formatted
      }
      lostInDisputes {
        amount
        formatted
      }
    }
  }
`);

type Order = NextStep_OrderFragment;

/** A headline and its explanation for the reader. */
export type NextStep = {
  title: string;
  /** when they meet, which a folded card shows, too */
  when?: string;
  text: string;
  isUrgent?: boolean;
  /** whether no step follows */
  isOver?: boolean;
};

/**
 * An order's next step, or how it ended, for one side.
 * @param now epoch milliseconds
 */
export function nextStepOf(order: Order, side: OrderSide, now: number): NextStep {
  const buyer = withName(order.buyer, 'the buyer');
  const seller = withName(order.seller, 'the seller');
  const { title, text, ...step } = stepOf({ ...order, buyer, seller }, side, now);
  return { title: sentence(title), text: sentence(text), ...step };
}

/** Times at which the next step changes by the clock. */
export const stepTimes = ({ balance, pickUp }: Order) => [balance?.dueBy, pickUp?.agreed?.at];

function stepOf(order: Order, side: OrderSide, now: number): NextStep {
  if (order.state === 'CANCELLED') return cancelled(order);
  const current = order.problems.find(({ closedAt }) => closedAt === null);
  if (current) return problemStep(current, order, side);
  const { cancelRequest } = order;
  if (cancelRequest?.status === 'OPEN' || cancelRequest?.status === 'ESCALATED') {
    return requestStep(cancelRequest, order, side);
  }
  if (order.disputed && order.state !== 'CLOSED') return disputed(order, side);
  switch (order.state) {
    case 'PAID_IN_PART':
    case 'PAID':
      return pickUpStep(order, side, now);
    case 'HAND_OVER_CLAIMED':
      return claimed(order, side);
    case 'CONFIRMED':
      return confirmed(order, side, now);
    case 'CLOSED':
      return { title: 'All done', text: 'Nothing is left to do.', isOver: true };
  }
}

/** Replaces the missing name of a deleted account. */
const withName = <Party extends Order['buyer']>(party: Party, role: string): Party =>
  party.state === 'DELETED' ? { ...party, name: role } : party;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function cancelled({ cancellation, totals: { refunded, refunding } }: Order): NextStep {
  const why = cancellation ? cancellationTexts[cancellation.reason] : '';
  const money =
    refunding.amount > 0
      ? `${refunding.formatted} is on its way back to the card.`
      : refunded.amount > 0
        ? `${refunded.formatted} went back to the card.`
        : '';
  return { title: 'Cancelled', text: [why, money].filter(Boolean).join(' '), isOver: true };
}

function disputed({ state, buyer, totals: { lostInDisputes } }: Order, side: OrderSide): NextStep {
  if (lostInDisputes.amount === 0) {
    return {
      title: `${side === 'BUYER' ? 'Your' : 'The buyer’s'} bank is looking into a payment`,
      text: 'Deadlines wait until the bank has decided.',
    };
  }
  const title = `The bank returned ${lostInDisputes.formatted} to ${side === 'BUYER' ? 'you' : buyer.name}`;
  const isHandedOver = state === 'HAND_OVER_CLAIMED' || state === 'CONFIRMED';
  const text =
    side === 'SELLER' && !isHandedOver
      ? 'Contact the shop before you hand the product over.'
      : 'Contact the shop if something is still open.';
  return { title, text: side === 'ADMIN' ? 'Talk to both sides about the product.' : text };
}

function claimed({ buyer, seller, claimedAt, confirmBy }: Order, side: OrderSide): NextStep {
  const day = claimedAt ? ` on ${formatDay(claimedAt)}` : '';
  const until = confirmBy ? formatMoment(confirmBy) : null;
  if (side === 'BUYER') {
    return {
      title: 'Confirm that you received it',
      text: `${seller.name} says they handed it over${day}. ${until ? `Confirm or object by ${until}. If you don’t answer, the hand-over counts as confirmed.` : 'Confirm or object.'}`,
    };
  }
  const who = side === 'SELLER' ? 'You say you' : `${seller.name} says they`;
  return {
    title: `Waiting for ${buyer.name} to confirm`,
    text: `${who} handed it over${day}.${until ? ` It counts as confirmed on ${until}, unless ${buyer.name} objects.` : ''}`,
  };
}

function confirmed({ buyer, balance, closesAt }: Order, side: OrderSide, now: number): NextStep {
  if (balance && balance.status !== 'PAID' && balance.status !== 'CANCELLED') {
    const { amount, dueBy } = balance;
    const isUrgent = dueBy !== null && Date.parse(dueBy) <= now;
    const when = dueBy ? `${isUrgent ? 'It was due' : 'Due'} by ${formatDeadline(dueBy)}.` : '';
    const title =
      side === 'BUYER'
        ? `Pay the balance of ${amount.formatted}`
        : `Waiting for ${buyer.name} to pay the balance of ${amount.formatted}`;
    return { title, text: when, isUrgent };
  }
  const until = closesAt ? formatDay(closesAt) : null;
  const who = side === 'BUYER' ? 'You' : buyer.name;
  return {
    title: 'All done',
    text: until ? `${who} can report a problem until ${until}.` : '',
    isOver: true,
  };
}

type Request = NonNullable<Order['cancelRequest']>;

function requestStep({ status, answerBy }: Request, order: Order, side: OrderSide): NextStep {
  const { buyer, seller } = order;
  if (status === 'ESCALATED') {
    return {
      title:
        side === 'ADMIN' ? 'Answer the request to cancel' : 'An admin decides whether to cancel',
      text: `${side === 'SELLER' ? 'You' : seller.name} didn’t answer in time.`,
    };
  }
  const until = formatMoment(answerBy);
  if (side === 'SELLER') {
    return {
      title: `Answer ${buyer.name}’s request to cancel`,
      text: `Accept or decline by ${until}. After that, an admin decides.`,
    };
  }
  return {
    title: `Waiting for ${seller.name} to answer`,
    text: `${side === 'BUYER' ? 'You' : buyer.name} asked to cancel. Without an answer by ${until}, an admin decides.`,
  };
}

type Problem = Order['problems'][number];

function problemStep(current: Problem, order: Order, side: OrderSide): NextStep {
  return { ...problemSteps[current.status](current, order, side), isUrgent: true };
}

const ended = (): NextStep => ({ title: 'Problem closed', text: '' });

const problemSteps: Record<
  ProblemStatus,
  (one: Problem, order: Order, side: OrderSide) => NextStep
> = {
  OPEN({ answerBy }, { buyer, seller }, side) {
    const until = answerBy ? ` by ${formatMoment(answerBy)}` : '';
    if (side === 'BUYER' && seller.state === 'DELETED') {
      return { title: 'The seller’s account was deleted', text: 'Ask an admin to decide.' };
    }
    return side === 'SELLER'
      ? {
          title: `Answer the problem that ${buyer.name} reports`,
          text: `Answer${until}. After that, an admin decides.`,
        }
      : {
          title: `Waiting for ${seller.name} to answer`,
          text: `Without an answer${until}, an admin decides.`,
        };
  },
  ANSWERED({ offeredAmount, answerBy }, { buyer, seller }, side) {
    const answer = offeredAmount ? `offered ${offeredAmount.formatted}` : 'declined';
    const after = answerBy ? ` After ${formatMoment(answerBy)}, an admin decides.` : '';
    return side === 'BUYER'
      ? {
          title: offeredAmount
            ? `Accept the offer of ${offeredAmount.formatted}`
            : `${seller.name} ${answer}`,
          text: `${offeredAmount ? `${seller.name} offers it. You can also` : 'Close the problem, or'} ask an admin to decide.${after}`,
        }
      : {
          title: `Waiting for ${buyer.name} to answer`,
          text: `${side === 'SELLER' ? 'You' : seller.name} ${answer}.${after}`,
        };
  },
  RETURNING({ answerBy }, { buyer, seller }, side) {
    const until = answerBy ? ` by ${formatDay(answerBy)}` : '';
    const who = side === 'BUYER' ? 'You return' : `${buyer.name} returns`;
    return {
      title: side === 'SELLER' ? 'Confirm the return' : `Waiting for the return`,
      text: `${who} the product${until}. The refund follows once ${side === 'SELLER' ? 'you confirm' : `${seller.name} confirms`} the return.`,
    };
  },
  ESCALATED: (_one, _order, side) =>
    side === 'ADMIN'
      ? { title: 'Decide on the problem', text: 'Read what both sides say, then decide.' }
      : {
          title: 'An admin decides',
          text: 'An admin reads what both of you say. You can still add a comment.',
        },
  AGREED: ended,
  DECIDED: ended,
  CLOSED: ended,
};
