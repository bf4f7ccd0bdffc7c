import type { DeletionEffectsQuery } from '../../../generated/graphql.ts';

type Effects = NonNullable<DeletionEffectsQuery['deletionEffects']>;

const count = (number: number, one: string, more = `${one}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : more}`;

/** What follows when an account is deleted, in words: of what there is nothing, nothing is said. */
export function effectTexts(effects: Effects): string[] {
  const { products, openSales, openPayments, listEntries, threads, reviews } = effects;
  const told: [number, string][] = [
    [products, `${count(products, 'product')} will be removed from sale.`],
    [openSales, `${count(openSales, 'paid sale')} will go on without the name.`],
    [openPayments, `${count(openPayments, 'open payment')} will be settled by the shop.`],
    [listEntries, `${count(listEntries, 'entry', 'entries')} of order and wish list will go.`],
    [threads, `${count(threads, 'conversation')} will end; the other side keeps what was written.`],
    [reviews, `${count(reviews, 'review')} of the account will go.`],
  ];
  const texts = told.filter(([number]) => number > 0).map(([, text]) => text);
  return texts.length > 0 ? texts : ['Nothing else follows: nobody deals with it.'];
}
