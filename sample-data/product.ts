import type { BuyerKey, SellerKey } from './people.ts';

/** One product as its seller describes it; prices in whole units of the currency. */
export type SampleProduct = {
  name: string;
  condition: 'Excellent' | 'Good' | 'Fair';
  years: number;
  original: number;
  resale: number;
  seller: SellerKey;
  place: string;
  body: string;
  advertised?: boolean;
  /** sold to this buyer, so many days ago */
  sold?: { to: BuyerKey; days: number };
};
