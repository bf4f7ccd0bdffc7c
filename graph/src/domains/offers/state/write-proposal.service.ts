import { offerLifeMs } from '@fitness-zone/contract/dealing/offers.ts';
import type { OfferSide } from '@fitness-zone/contract/enums.ts';
import { type OutboxEntry, outboxEntry } from '../../outbox/outbox.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import type { OfferRecord, Proposal } from '../offer.model.ts';
import { isInRound } from './offer-now.rules.ts';
import { type OfferServices, publishOffer } from './publish-offer.service.ts';
import { asRead } from './write-state.service.ts';

/**
 * Replaces the amount of an open offer that is unchanged since it was read with its product.
 * @param proposed `by`: a side that repeats its turn changes its own amount; otherwise it counters the other side's
 * @returns the current offer, or null if it or its product changed meanwhile
 */
export async function writeProposal(
  services: OfferServices,
  { offer, product }: { offer: OfferRecord; product: ProductRecord },
  { by, amount, note }: Proposed,
): Promise<OfferRecord | null> {
  const { models, now } = services;
  const at = new Date(now());
  const before = offer.proposedBy === by ? offer.proposals.slice(0, -1) : offer.proposals;
  const entry = outboxEntry(entryOf(by, amount, note), at);
  const proposals = [...before, { by, amount, at }];
  const written: OfferRecord | null = await models.Offer.findOneAndUpdate(
    { ...asRead(offer), acceptBegunAt: null },
    {
      $set: {
        amount,
        proposedBy: by,
        proposals,
        round: product.offerRound,
        changedAt: at,
        // Counter-offers don't extend it by another 90 days.
        ...(proposals.length === 1 && { lapsesAt: lapseAfter(at) }),
        ...entry,
      },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!written) return null;
  const current = await models.Product.findById(product._id).lean();
  if (!current || !isInRound(written, current)) {
    await takeBack(services, offer, written, entry);
    return null;
  }
  publishOffer(services, written);
  return written;
}

type Proposed = Pick<Proposal, 'by' | 'amount'> & { note?: string | null | undefined };

function entryOf(by: OfferSide, amount: number, note: Proposed['note']): OutboxEntry {
  const proposed = { amount, ...(note && { note }) };
  return by === 'buyer'
    ? { kind: 'offer-made', changed: true, ...proposed }
    : { kind: 'offer-countered', ...proposed };
}

/** Undoes the change of an offer that had just ended with a sale, together with its notification. */
async function takeBack(
  { models }: OfferServices,
  { amount, proposedBy, proposals, round, changedAt, lapsesAt }: OfferRecord,
  written: OfferRecord,
  entry: ReturnType<typeof outboxEntry>,
): Promise<void> {
  const names = Object.keys(entry).filter((name) => name.startsWith('outbox.'));
  await models.Offer.updateOne(
    { ...asRead(written), acceptBegunAt: null },
    {
      $set: { amount, proposedBy, proposals, round, changedAt, lapsesAt },
      $unset: Object.fromEntries(names.map((name) => [name, 1])),
    },
  );
}

/** The time when an offer lapses, after its buyer last named an amount. */
export const lapseAfter = (time: Date) => new Date(time.getTime() + offerLifeMs);
