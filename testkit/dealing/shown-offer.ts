import type { OfferStatus } from '../../contract/enums.ts';
import type { DealingAct } from './dealing-schedule.ts';

/** An offer as a page shows it; times in epoch milliseconds. */
export type ShownOffer = {
  id: string;
  buyerId: string;
  status: OfferStatus;
  amount: number;
  createdAt: number;
  changedAt: number;
  answeredAt: number | null;
  heldUntil: number | null;
  /** Whether its product alone says that it was closed. */
  isClosedByProduct: boolean;
};

/** How each offer was read last, by its id. */
export type OfferHistory = Map<string, ShownOffer>;

/** An act that was carried out, between two times of the clock. */
export type DoneAct = { act: DealingAct; from: number; to: number };
