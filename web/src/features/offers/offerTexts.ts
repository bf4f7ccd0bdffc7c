import type { OfferStatus } from '../../generated/graphql.ts';
import { shortTime } from '../../lib/time/dates.ts';

/** A moment (RFC 3339) as these screens write it: "Nov 25, 2026, 6:00 PM". */
export const formatMoment = (at: string): string => shortTime(Date.parse(at));

/** Where an offer stands, in a word or two: the label of its tag. */
export const statusLabels: Record<OfferStatus, string> = {
  OPEN: 'open',
  ACCEPTED: 'accepted',
  WITHDRAWN: 'withdrawn',
  DECLINED: 'declined',
  CLOSED: 'ended',
  LAPSED: 'lapsed',
  PAID: 'paid',
  UNPAID: 'not paid',
};

/** What became of an offer, for its buyer; of an open or accepted one what is next. */
export const textsForBuyer: Record<OfferStatus, string> = {
  OPEN: 'It waits for the seller’s answer.',
  ACCEPTED: 'The seller has accepted it.',
  WITHDRAWN: 'You have withdrawn it.',
  DECLINED: 'The seller has declined it.',
  CLOSED: 'It has ended, since the product was taken from sale.',
  LAPSED: 'It has lapsed: the seller has not answered within 90 days.',
  PAID: 'It was accepted, and you have paid.',
  UNPAID: 'It was accepted, but not paid in time.',
};

/** The same for the seller. */
export const textsForSeller: Record<OfferStatus, string> = {
  OPEN: 'It waits for your answer.',
  ACCEPTED: 'You have accepted it.',
  WITHDRAWN: 'The buyer has withdrawn it.',
  DECLINED: 'You have declined it.',
  CLOSED: 'It has ended, since the product was taken from sale.',
  LAPSED: 'It has lapsed: you have not answered within 90 days.',
  PAID: 'You have accepted it, and the buyer has paid.',
  UNPAID: 'You have accepted it, but it was not paid in time.',
};
