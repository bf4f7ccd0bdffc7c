import { offerLifeMs } from '@fitness-zone/contract/dealing/offers.ts';
import type { OfferSide } from '@fitness-zone/contract/enums.ts';
import { type OutboxEntry, outboxEntry } from '../../outbox/outbox.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import type { OfferRecord, Proposal } from '../offer.model.ts';
import { isInRound } from './offer-now.rules.ts';
import { type OfferServices, publishOffer } from './publish-offer.service.ts';
import { asRead } from './write-state.service.ts';

/**
 * Replaces the amount of an open offer, as it was read with its product.
 * @param by a side that repeats its turn changes its own amount; otherwise it counters the other side's
 * @returns the offer as it is now, or null if it or its product changed meanwhile
 */
export async function writeProposal(
  services: OfferServices,
  { offer, product }: { offer: OfferRecord; product: ProductRecord },
  { by, amount }: Pick<Proposal, 'by' | 'amount'>,
): Promise<OfferRecord | null> {
  const { models, now } = services;
  const at = new Date(now());
  const before = offer.proposedBy === by ? offer.proposals.slice(0, -1) : offer.proposals;
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
        // Counter-offers don't give it another 90 days.
        ...(proposals.length === 1 && { lapsesAt: lapseAfter(at) }),
        ...outboxEntry(entryOf(by, amount), at),
      },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!written) return null;
  const current = await models.Product.findById(product._id).lean();
  if (!current || !isInRound(written, current)) {
    await takeBack(services, offer, written);
    return null;
  }
  publishOffer(services, written);
  return written;
}

const entryOf = (by: OfferSide, amount: number): OutboxEntry =>
  by === 'buyer'
    ? { kind: 'offer-made', amount, changed: true }
    : { kind: 'offer-countered', amount };

/** Undoes the change of an offer that had ended with the sale just before. */
async function takeBack(
  { models }: OfferServices,
  { amount, proposedBy, proposals, round, changedAt, lapsesAt }: OfferRecord,
  written: OfferRecord,
): Promise<void> {
  await models.Offer.updateOne(
    { ...asRead(written), acceptBegunAt: null },
    { $set: { amount, proposedBy, proposals, round, changedAt, lapsesAt } },
  );
}

/** When an offer lapses whose amount its buyer named at a time. */
export const lapseAfter = (time: Date) => new Date(time.getTime() + offerLifeMs);
