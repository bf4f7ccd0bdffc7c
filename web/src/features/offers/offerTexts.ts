import type { OfferStatus, Stock } from '../../generated/graphql.ts';

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

type Offered = { status: OfferStatus; inStock: Stock };

/** For the buyer, with what comes next. */
export const textForBuyer = ({ status, inStock }: Offered): string => {
  if (status === 'OPEN' && inStock === 'PAUSED') {
    return 'The seller has paused this listing. Your offer stays open, and can be accepted once the listing is back.';
  }
  return status === 'CLOSED' ? closedForBuyer[inStock] : forBuyer[status];
};

/** For the seller. */
export const textForSeller = ({ status, inStock }: Offered): string =>
  status === 'CLOSED' ? closedForSeller[inStock] : forSeller[status];

type Unclosed = Exclude<OfferStatus, 'CLOSED'>;

const forBuyer: Record<Unclosed, string> = {
  OPEN: 'Waiting for the seller.',
  ACCEPTED: 'The seller accepted it.',
  WITHDRAWN: 'You withdrew it.',
  DECLINED: 'The seller declined it.',
  LAPSED: 'Expired: the seller didn’t answer within 90 days.',
  PAID: 'The seller accepted it, and you paid.',
  UNPAID: 'The seller accepted it, but you didn’t pay in time.',
};

const forSeller: Record<Unclosed, string> = {
  OPEN: 'Waiting for your answer.',
  ACCEPTED: 'You accepted it.',
  WITHDRAWN: 'The buyer withdrew it.',
  DECLINED: 'You declined it.',
  LAPSED: 'Expired: you didn’t answer within 90 days.',
  PAID: 'You accepted it, and the buyer paid.',
  UNPAID: 'You accepted it, but the buyer didn’t pay in time.',
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
