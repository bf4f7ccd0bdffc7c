import type { NotificationKind, Stock } from './enums.ts';
import { formatMoney, type Price } from './money.ts';

/** What a notification tells, with what its sentence needs. Amounts are in minor units. */
export type News = { kind: NotificationKind } & (
  | { kind: 'booked' | 'handed-over' | 'problem-reported'; productName: string }
  | { kind: 'sold' | 'paid'; productName: string; price: Price }
  | { kind: 'price-lowered'; productName: string; price: Price; before: Price }
  | { kind: 'unavailable'; productName: string; stock: Stock }
  /** `fields`: those that differ, by the values of `ProductField`; `before` and `price` are equal unless it is among them. */
  | {
      kind: 'product-edited';
      productName: string;
      fields: readonly string[];
      price: Price;
      before: Price;
    }
  /** `toBuyer`: whether the account that is notified has paid it. */
  | { kind: 'refunded'; productName: string; price: Price; toBuyer: boolean }
  | { kind: 'verified' }
);

const written = ({ amount, currency }: Price) => formatMoney(amount, currency);

/** The fields of a product that can be edited, as people call them, in the order in which they are named. */
const fieldWords: Record<string, string> = {
  productName: 'name',
  resalePrice: 'price',
  originalPrice: 'original price',
  condition: 'condition',
  yearsOfUsedProduct: 'years of use',
  categoryId: 'category',
  body: 'description',
  images: 'photos',
  location: 'location',
  phone: 'phone number',
};

/** Why a product cannot be bought. */
const stockWords: Partial<Record<string, string>> = {
  sold: 'was sold to another buyer',
  'sold-elsewhere': 'was sold outside the shop',
  paused: 'was paused by its seller, and may come back',
};

function describeEdit({ fields, price, before }: Extract<News, { kind: 'product-edited' }>) {
  const words = Object.entries(fieldWords).filter(([field]) => fields.includes(field));
  const lowered = `${written(price)} instead of ${written(before)}`;
  return words
    .map(([field, word]) => (field === 'resalePrice' ? `${word} (${lowered})` : word))
    .join(', ');
}

/** What has happened, in one sentence for people, which names none of them. */
export function notificationMessage(news: News): string {
  switch (news.kind) {
    case 'booked':
      return `A buyer has booked ${news.productName}.`;
    case 'sold':
      return `${news.productName} is sold for ${written(news.price)}.`;
    case 'paid':
      return `Your payment of ${written(news.price)} has arrived: ${news.productName} is yours.`;
    case 'price-lowered':
      return `${news.productName} now costs ${written(news.price)} instead of ${written(news.before)}.`;
    case 'unavailable':
      return `${news.productName} ${stockWords[news.stock] ?? 'was removed from sale'}.`;
    case 'product-edited':
      return `The seller has changed ${news.productName}, which you have booked: ${describeEdit(news)}.`;
    case 'handed-over':
      return `The buyer has received ${news.productName}.`;
    case 'problem-reported':
      return `The buyer of ${news.productName} says that something is wrong.`;
    case 'refunded':
      return news.toBuyer
        ? `Your payment of ${written(news.price)} for ${news.productName} was refunded.`
        : `The payment of ${written(news.price)} for ${news.productName} was refunded to the buyer.`;
    case 'verified':
      return 'Your account is verified now.';
  }
}
