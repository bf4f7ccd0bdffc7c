import type { HandOverStatus } from '../../../generated/graphql.ts';

/** Who looks at a sale. */
export type Side = 'buyer' | 'seller';

type NextStep = (other: string | null) => string;

const nextSteps: Record<Side, Record<HandOverStatus, NextStep>> = {
  buyer: {
    PAID: (seller) =>
      seller
        ? `Arrange pick-up with ${seller}`
        : 'The seller’s account was deleted. If you did not get the product, say that something is wrong.',
    HANDED_OVER: () => 'You have received it',
    DISPUTED: () => 'You have said that something is wrong. The shop looks into it.',
    REFUNDED: () => 'Your money was returned',
  },
  seller: {
    PAID: (buyer) => (buyer ? `Arrange pick-up with ${buyer}` : 'The buyer’s account was deleted'),
    HANDED_OVER: (buyer) => `${buyer ?? 'The buyer'} has received it`,
    DISPUTED: (buyer) =>
      `${buyer ?? 'The buyer'} says that something is wrong. The shop looks into it.`,
    REFUNDED: (buyer) => `The money went back to ${buyer ?? 'the buyer'}`,
  },
};

/**
 * Says what a buyer or seller has to do next, or where the hand-over has ended.
 * @param other the name of the other side; null once that account is deleted
 */
export const nextStep = (side: Side, status: HandOverStatus, other: string | null): string =>
  nextSteps[side][status](other);
