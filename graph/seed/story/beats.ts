import type { BuyerKey, SellerKey } from '@fitness-zone/sample-data/people.ts';
import { random } from '@fitness-zone/sample-data/random.ts';
import { type StoryProductName, storyProducts } from '@fitness-zone/sample-data/story-products.ts';
import * as acts from './acts.ts';
import type { Stage } from './stage.ts';

/** An act of the story, done once. */
export type Beat = {
  /** Its permanent name. An interrupted story continues after the last one done. */
  key: string;
  /** Days before the present. */
  daysAgo: number;
  act: (stage: Stage) => Promise<void>;
};

export const beat = (daysAgo: number, key: string, act: Beat['act']): Beat => ({
  key,
  daysAgo,
  act,
});

type Review = readonly [stars: number, text: string];

type Details = {
  daysAgo: number;
  /** Days from the payment to the hand-over; null if it hasn't happened yet. */
  handedOverAfter: number | null;
  /** Paid in two instalments: the second the day after the hand-over, or not yet. */
  halves?: 'paid' | 'balance-open';
  /** The buyer's review of the seller, and the seller's of the buyer. */
  ofSeller?: Review;
  ofBuyer?: Review;
};

/** Spreads the acts over different hours of the day. */
const hourOf = (product: string, daysAgo: number): number =>
  daysAgo > 30 ? random(product).between(-0.4, 0.4) : 0;

const postedBefore = 8;
const hour = 1 / 24;

/** Days from the hand-over until the money is sent (`PAYOUT_DELAY_DAYS`). */
const payoutAfterDays = 2 + hour;

/** A sale from the listing to the payout, without the acts told elsewhere. */
export function sale(
  product: string,
  seller: SellerKey,
  buyer: BuyerKey,
  { handedOverAfter, halves, ofSeller, ofBuyer, ...details }: Details,
): Beat[] {
  const daysAgo = details.daysAgo + hourOf(product, details.daysAgo);
  const posted = storyProducts.find(({ name }) => name === product);
  const beats: Beat[] = [
    ...(posted
      ? [
          beat(daysAgo + postedBefore, `post ${product}`, (stage) =>
            acts.post(stage, product as StoryProductName),
          ),
        ]
      : []),
    beat(daysAgo, `${buyer} pays for ${product}`, async (stage) => {
      await acts.view(stage, buyer, product);
      await acts.pay(stage, buyer, product, halves ? 'first-half' : 'whole');
    }),
  ];
  if (handedOverAfter === null) return beats;
  const handedOver = daysAgo - handedOverAfter;
  beats.push(
    beat(handedOver, `${seller} hands over ${product}`, (stage) =>
      acts.enterCode(stage, seller, product),
    ),
  );
  if (halves === 'paid')
    beats.push(
      beat(handedOver - 1, `${buyer} pays the balance for ${product}`, (stage) =>
        acts.pay(stage, buyer, product, 'balance'),
      ),
    );
  if (ofSeller)
    beats.push(
      beat(handedOver - 1, `${buyer} reviews ${seller} for ${product}`, (stage) =>
        acts.review(stage, buyer, product, ofSeller),
      ),
    );
  if (ofBuyer)
    beats.push(
      beat(handedOver - 2, `${seller} reviews ${buyer} for ${product}`, (stage) =>
        acts.review(stage, seller, product, ofBuyer),
      ),
    );
  beats.push(money(handedOver - payoutAfterDays, seller, product));
  return beats.filter((one) => one.daysAgo >= 0);
}

/** The money of a sale moves on. */
export const money = (daysAgo: number, seller: SellerKey, product: string): Beat =>
  beat(daysAgo, `money for ${product}, ${daysAgo.toFixed(2)} days ago`, (stage) =>
    acts.moveMoney(stage, seller, product),
  );
