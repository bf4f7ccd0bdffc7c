import type { OfferSide, OfferStatus } from '../../contract/enums.ts';
import type { DealingAct } from './dealing-schedule.ts';

/** An offer as a page shows it; times in epoch milliseconds. */
export type ShownOffer = {
  id: string;
  buyerId: string;
  status: OfferStatus;
  amount: number;
  proposedBy: OfferSide;
  /** The amounts so far; times in epoch milliseconds. */
  proposals: { by: OfferSide; amount: number; at: number }[];
  createdAt: number;
  changedAt: number;
  answeredAt: number | null;
  heldUntil: number | null;
  /** The product's state closes the offer, which isn't written yet. */
  isClosedByProduct: boolean;
};

/** The last reading of each offer, by id. */
export type OfferHistory = Map<string, ShownOffer>;

/** An act, and the clock's time before and after it. */
export type DoneAct = { act: DealingAct; from: number; to: number };
