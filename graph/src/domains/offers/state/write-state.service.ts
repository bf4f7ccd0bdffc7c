import type { OfferSide, OfferStatus } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import { type OutboxEntry, outboxEntry } from '../../outbox/outbox.model.ts';
import type { OfferRecord } from '../offer.model.ts';
import type { OfferState } from './offer-now.rules.ts';
import { type OfferServices, publishOffer } from './publish-offer.service.ts';

/** The states that notify buyer, seller or both. Accepting has its own notifications. */
const entries: Partial<Record<OfferStatus, OutboxEntry>> = {
  declined: { kind: 'offer-declined' },
  closed: { kind: 'offer-closed' },
  lapsed: { kind: 'offer-lapsed' },
  unpaid: { kind: 'offer-unpaid' },
};

const accepted: Record<OfferSide, OutboxEntry> = {
  buyer: { kind: 'offer-accepted' },
  seller: { kind: 'counter-offer-accepted' },
};

type Condition = { acceptBegunAt?: null };

/**
 * Writes an offer's current state, unless it changed since it was read; no other code writes its status. One
 * conditional update decides among any number of processes.
 * @param condition a further condition
 * @returns the current offer, or null if it had changed
 */
export async function writeState(
  services: OfferServices,
  offer: OfferRecord,
  { status, answeredAt, heldUntil }: OfferState,
  condition: Condition = {},
): Promise<OfferRecord | null> {
  const entry = status === 'accepted' ? accepted[offer.proposedBy] : entries[status];
  const written: OfferRecord | null = await services.models.Offer.findOneAndUpdate(
    { ...asRead(offer), ...condition },
    {
      $set: {
        status,
        isOpen: false,
        ...(answeredAt && { answeredAt }),
        ...(heldUntil && { heldUntil }),
        ...(entry && outboxEntry(entry, new Date(services.now()))),
      },
      $unset: { acceptBegunAt: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
  if (written) publishOffer(services, written);
  return written;
}

/**
 * The condition that an offer is unchanged since it was read. It includes the buyer, which tells the cache whose offer
 * is written.
 */
export const asRead = ({
  _id,
  buyerId,
  status,
  amount,
  changedAt,
}: OfferRecord): Pick<OfferRecord, 'status' | 'amount' | 'changedAt'> & {
  _id: Types.ObjectId;
  buyerId: Types.ObjectId;
} => ({ _id, buyerId, status, amount, changedAt });
