import { offerLifeDays } from '@fitness-zone/contract/dealing/offers.ts';
import type { OfferSide, OfferStatus, Stock } from '../../generated/graphql.ts';

/** Labels of an offer's tag. */
export const statusLabels: Record<OfferStatus, string> = {
  OPEN: 'open',
  ACCEPTED: 'accepted',
  WITHDRAWN: 'withdrawn',
  DECLINED: 'declined',
  CLOSED: 'closed',
  LAPSED: 'expired',
  PAID: 'paid',
  UNPAID: 'not paid',
};

type Offered = {
  status: OfferStatus;
  inStock: Stock;
  /** the side that proposed the amount */
  proposedBy: OfferSide;
};

/** An offer's state for its buyer, with the next step. */
export const textForBuyer = ({ status, inStock, proposedBy }: Offered): string => {
  if (status === 'OPEN' && inStock === 'PAUSED') {
    return 'The seller has paused this listing. Your offer stays open, and can be accepted once the listing is back.';
  }
  if (status === 'CLOSED') return closedForBuyer[inStock];
  return (proposedBy === 'SELLER' && counteredForBuyer[status]) || forBuyer[status];
};

/** An offer's state for its seller. */
export const textForSeller = ({ status, inStock, proposedBy }: Offered): string => {
  if (status === 'CLOSED') return closedForSeller[inStock];
  return (proposedBy === 'SELLER' && counteredForSeller[status]) || forSeller[status];
};

type Unclosed = Exclude<OfferStatus, 'CLOSED'>;

const forBuyer: Record<Unclosed, string> = {
  OPEN: 'Waiting for the seller.',
  ACCEPTED: 'The seller accepted it.',
  WITHDRAWN: 'You withdrew it.',
  DECLINED: 'The seller declined it.',
  LAPSED: `Expired: the seller didn’t answer within ${offerLifeDays} days.`,
  PAID: 'The seller accepted it, and you paid.',
  UNPAID: 'The seller accepted it, but you didn’t pay in time.',
};

const forSeller: Record<Unclosed, string> = {
  OPEN: 'Waiting for your answer.',
  ACCEPTED: 'You accepted it.',
  WITHDRAWN: 'The buyer withdrew it.',
  DECLINED: 'You declined it.',
  LAPSED: `Expired: you didn’t answer within ${offerLifeDays} days.`,
  PAID: 'You accepted it, and the buyer paid.',
  UNPAID: 'You accepted it, but the buyer didn’t pay in time.',
};

/** The buyer's text while the seller's counter-offer is open. */
const counteredForBuyer: Partial<Record<Unclosed, string>> = {
  OPEN: 'The seller asks this instead. Accept it, or offer less.',
  ACCEPTED: 'You accepted the seller’s counter-offer.',
  LAPSED: 'Expired: you didn’t answer the counter-offer in time.',
  PAID: 'You accepted the seller’s counter-offer, and paid.',
  UNPAID: 'You accepted the seller’s counter-offer, but didn’t pay in time.',
};

const counteredForSeller: Partial<Record<Unclosed, string>> = {
  OPEN: 'Waiting for the buyer’s answer.',
  ACCEPTED: 'The buyer accepted your counter-offer.',
  LAPSED: 'Expired: the buyer didn’t answer your counter-offer in time.',
  PAID: 'The buyer accepted your counter-offer, and paid.',
  UNPAID: 'The buyer accepted your counter-offer, but didn’t pay in time.',
};

/** Why an offer was closed, by its product's current state. */
const closedForBuyer: Record<Stock, string> = {
  AVAILABLE: 'Closed: it was taken off sale.',
  PAUSED: 'Closed: it was taken off sale.',
  SOLD: 'Closed: it was sold.',
  SOLD_ELSEWHERE: 'Closed: the seller sold this elsewhere.',
  REMOVED: 'Closed: the listing was removed.',
  HIDDEN: 'Closed: the listing was removed.',
};

const closedForSeller: Record<Stock, string> = {
  AVAILABLE: 'Closed: it was taken off sale.',
  PAUSED: 'Closed: it was taken off sale.',
  SOLD: 'Closed: you sold it.',
  SOLD_ELSEWHERE: 'Closed: you sold this elsewhere.',
  REMOVED: 'Closed: the listing was removed.',
  HIDDEN: 'Closed: an admin hid the listing.',
};
