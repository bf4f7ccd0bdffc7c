import type { OfferSide, OfferStatus } from '../enums.ts';
import { mostCounterOffers } from '../limits.ts';
import { type Amount, formatMoney, formatShortMoney, type Price } from '../payments/money.ts';
import { dayMs } from '../time/days.ts';

/** Days until an offer that nobody accepted expires. */
export const offerLifeDays = 90;
export const offerLifeMs = offerLifeDays * dayMs;

/** A hold ends with this working day after the acceptance. */
export const heldWorkingDays = 3;

/**
 * Offer transitions: from which states, to which one. `close`: the product is gone (pausing doesn't close offers);
 * `release`: a hold ends without a payment; `leave`: the buyer's account is deleted, suspended or promoted.
 */
export const offerChanges = {
  change: { from: ['open'], to: 'open' },
  counter: { from: ['open'], to: 'open' },
  withdraw: { from: ['open'], to: 'withdrawn' },
  decline: { from: ['open'], to: 'declined' },
  accept: { from: ['open'], to: 'accepted' },
  lapse: { from: ['open'], to: 'lapsed' },
  close: { from: ['open', 'accepted'], to: 'closed' },
  pay: { from: ['accepted'], to: 'paid' },
  release: { from: ['accepted'], to: 'unpaid' },
  leave: { from: ['open', 'accepted'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly OfferStatus[]; to: OfferStatus }>;

/** The states in which an offer may still change. */
export const unendedOfferStatuses = ['open', 'accepted'] as const satisfies OfferStatus[];

export const isEndedOffer = (status: OfferStatus): boolean =>
  !unendedOfferStatuses.some((one) => one === status);

/**
 * The sort key of an offer in its seller's list, least first (`contract/search/product-order.ts`): open ones by amount,
 * the greatest first, then the others.
 */
export const receivedKey = (isOpen: boolean, amount: Amount): number => (isOpen ? -amount : 0);

const sentences: Record<Exclude<OfferStatus, 'open'>, string> = {
  withdrawn: 'This offer was withdrawn.',
  declined: 'This offer was declined.',
  closed: 'This offer is closed: the product is no longer for sale.',
  lapsed: `This offer expired: nobody accepted it within ${offerLifeDays} days.`,
  accepted: 'This offer is already accepted.',
  paid: 'This offer is already paid.',
  unpaid: 'This offer was accepted, but not paid in time.',
};

/** Why an offer can't be changed any more. */
export const offerSentence = (status: Exclude<OfferStatus, 'open'>): string => sentences[status];

/** Success messages for buyer and seller. */
export const offerDone = {
  make: ({ amount, currency }: Price) => `Offer sent: ${formatShortMoney(amount, currency)}`,
  counter: ({ amount, currency }: Price) =>
    `Counter-offer sent: ${formatShortMoney(amount, currency)}`,
  withdraw: (name: string) => `Offer withdrawn: ${name}`,
  decline: (name: string) => `Offer declined: ${name}`,
  accept: (name: string, amount: Price) =>
    `Offer accepted: ${name} is held for the buyer at ${written(amount)}`,
  acceptCounter: (name: string, amount: Price) =>
    `Counter-offer accepted: ${name} is held for you at ${written(amount)}`,
} as const;

/** Why an offer can't be made, countered or accepted. */
export const offerRefusals = {
  tooMuch: (price: Price) => `You can offer up to the price, ${written(price)}.`,
  askTooMuch: (price: Price) => `You can ask up to your price, ${written(price)}.`,
  own: 'You can’t make an offer for your own product.',
  changed: (by: OfferSide, amount: Price) =>
    by === 'buyer'
      ? `The buyer now offers ${written(amount)}.`
      : `The seller now asks ${written(amount)}.`,
  awaited: {
    buyer: 'The seller hasn’t answered this offer yet.',
    seller: 'The buyer hasn’t answered your counter-offer yet.',
  },
  /** A buyer offers what the seller asks, or more. */
  asAsked: (asked: Price) => `The seller asks ${written(asked)}. Accept that, or offer less.`,
  notAbove: (offered: Price) => `Ask more than the buyer offers, ${written(offered)}.`,
  tooManyCounters: {
    buyer: `No counter-offers left (${mostCounterOffers} of ${mostCounterOffers}). Accept this amount, or withdraw.`,
    seller: `No counter-offers left (${mostCounterOffers} of ${mostCounterOffers}). Accept this amount, or decline it.`,
  },
  aboveThePrice: (name: string) => `${name} now costs less than this offer.`,
  paused: (name: string) => `${name} is paused. Resume it to accept an offer.`,
  pausedBySeller: (name: string) => `The seller has paused ${name}. Try again once it’s back.`,
} as const;

/** The number of counter-offers among an offer's amounts, which alternate between the sides. */
export const countersOf = (proposals: readonly unknown[]): number => proposals.length - 1;

const written = ({ amount, currency }: Price) => formatMoney(amount, currency);
