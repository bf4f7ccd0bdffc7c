import type { DeletionEffectsQuery } from '../../../generated/graphql.ts';
import { countText } from '../../../lib/countText.ts';

type Effects = Omit<NonNullable<DeletionEffectsQuery['deletionEffects']>, 'openBusiness'>;

/** Describes the effects of deleting an account; empty if there are none. */
export function effectTexts(effects: Effects): string[] {
  const { products, offersMade, offersReceived, openPayments } = effects;
  const { listEntries, threads, reviews } = effects;
  const told: [number, string][] = [
    [products, `${countText(products, 'product')} will be removed from sale.`],
    [offersReceived, `${countText(offersReceived, 'received offer')} will be closed.`],
    [offersMade, `${countText(offersMade, 'sent offer')} will be withdrawn.`],
    [openPayments, `${countText(openPayments, 'open payment')} will be settled by the shop.`],
    [
      listEntries,
      `${countText(listEntries, 'entry', 'entries')} will be removed from the order and wish lists.`,
    ],
    [
      threads,
      `${countText(threads, 'conversation')} will end; the other person keeps the messages.`,
    ],
    [reviews, `${countText(reviews, 'review')} will be deleted.`],
  ];
  return told.filter(([number]) => number > 0).map(([, text]) => text);
}

/**
 * Describes the offers that close or are withdrawn when an account is suspended, promoted to admin or deleted; null
 * if there are none.
 */
export function endedOffersText({
  offersMade,
  offersReceived,
}: Pick<Effects, 'offersMade' | 'offersReceived'>): string | null {
  const parts = [
    offersMade > 0 && `${countText(offersMade, 'sent offer')} will be withdrawn`,
    offersReceived > 0 && `${countText(offersReceived, 'received offer')} will be closed`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${parts.join(', and ')}.` : null;
}
