import type { ProductAttribute } from '@fitness-zone/contract/catalog/attribute-values.ts';
import { type AttributeName, attributeNames } from '@fitness-zone/contract/catalog/attributes.ts';
import type { BuyerKey, SellerKey } from './people.ts';

/** One product in its seller's words; prices in whole units of the currency. */
export type SampleProduct = {
  name: string;
  condition: 'Excellent' | 'Good' | 'Fair';
  years: number;
  original: number;
  resale: number;
  seller: SellerKey;
  place: string;
  body: string;
  /** Numbers in the attribute's own unit. */
  attributes: Partial<Record<AttributeName, ProductAttribute['value']>>;
  /** Another side, or the flaw in the text. */
  detail?: string;
  advertised?: boolean;
  /** The buyer, and how many days ago. Exact in the mocks; the demo's story may differ by a few days. */
  sold?: { to: BuyerKey; days: number };
};

/** A product's attributes in the order of the contract's table. */
export const sampleAttributes = ({ attributes }: SampleProduct): ProductAttribute[] =>
  attributeNames.flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [{ name, value }];
  });
