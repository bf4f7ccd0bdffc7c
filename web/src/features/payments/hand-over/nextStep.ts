import type { HandOverStatus } from '../../../generated/graphql.ts';

/** The viewer's side of a sale. */
export type Side = 'buyer' | 'seller';

type NextStep = (other: string | null) => string;

const nextSteps: Record<Side, Record<HandOverStatus, NextStep>> = {
  buyer: {
    PAID: (seller) =>
      seller
        ? `Arrange pick-up with ${seller}`
        : 'The seller’s account was deleted. If you didn’t get the product, report a problem.',
    HANDED_OVER: () => 'Hand-over confirmed',
    DISPUTED: () => 'You reported a problem.',
    REFUNDED: () => 'Your money was refunded',
  },
  seller: {
    PAID: (buyer) => (buyer ? `Arrange pick-up with ${buyer}` : 'The buyer’s account was deleted'),
    HANDED_OVER: () => 'Hand-over confirmed',
    DISPUTED: (buyer) => `${buyer ?? 'The buyer'} reported a problem.`,
    REFUNDED: (buyer) => `${buyer ?? 'The buyer'} got a refund`,
  },
};

/**
 * Says what a buyer or seller has to do next, or where the hand-over has ended.
 * @param other the name of the other side; null once that account is deleted
 */
export const nextStep = (side: Side, status: HandOverStatus, other: string | null): string =>
  nextSteps[side][status](other);
