import type { DeletionEffectsQuery } from '../../../generated/graphql.ts';

type Effects = Omit<NonNullable<DeletionEffectsQuery['deletionEffects']>, 'openBusiness'>;

const count = (number: number, one: string, more = `${one}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : more}`;

/** Describes the effects of deleting an account; empty if there are none. */
export function effectTexts(effects: Effects): string[] {
  const { products, offersMade, offersReceived, openPayments } = effects;
  const { listEntries, threads, reviews } = effects;
  const told: [number, string][] = [
    [products, `${count(products, 'product')} will be removed from sale.`],
    [offersReceived, `${count(offersReceived, 'received offer')} will be closed.`],
    [offersMade, `${count(offersMade, 'sent offer')} will be withdrawn.`],
    [openPayments, `${count(openPayments, 'open payment')} will be settled by the shop.`],
    [
      listEntries,
      `${count(listEntries, 'entry', 'entries')} will be removed from the order and wish lists.`,
    ],
    [threads, `${count(threads, 'conversation')} will end; the other person keeps the messages.`],
    [reviews, `${count(reviews, 'review')} will be deleted.`],
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
    offersMade > 0 && `${count(offersMade, 'sent offer')} will be withdrawn`,
    offersReceived > 0 && `${count(offersReceived, 'received offer')} will be closed`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${parts.join(', and ')}.` : null;
}
