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
  /** Only its product says that it was closed. */
  isClosedByProduct: boolean;
};

/** The last reading of each offer, by its id. */
export type OfferHistory = Map<string, ShownOffer>;

/** An act that was carried out, between two times of the clock. */
export type DoneAct = { act: DealingAct; from: number; to: number };
