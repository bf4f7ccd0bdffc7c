import type { ProductAttribute } from '@fitness-zone/contract/catalog/attribute-values.ts';
import type { AttributeName } from '@fitness-zone/contract/catalog/attributes.ts';

type Place = {
  name: string;
  region?: string | null;
  country: string;
  latitude: number;
  longitude: number;
};

/** A product as REST shows it, its seller and the title of its category. */
export type Candidate = {
  _id: string;
  productName: string;
  body: string;
  originalPrice: number;
  resalePrice: number;
  condition: 'Excellent' | 'Good' | 'Fair';
  yearsOfUsedProduct: number;
  location: string;
  place?: Place | null;
  categoryId: string;
  advertisement: boolean;
  categoryTitle: string;
  isSellerVerified: boolean;
  attributes: readonly ProductAttribute[];
};

export type AttributeSearch = {
  name: AttributeName;
  min?: number;
  max?: number;
  is?: boolean;
  values?: string[];
};

/** Prices are in minor units, as in the products here. */
export type Search = {
  text?: string;
  categoryIds?: string[];
  conditions?: Candidate['condition'][];
  minPrice?: number;
  maxPrice?: number;
  maxYearsOfUse?: number;
  near?: { place: string; within?: number; unit: 'mi' | 'km' };
  towns?: string[];
  attributes?: AttributeSearch[];
  verifiedSeller?: boolean;
  advertised?: boolean | undefined;
};

export type Sort = 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'SAVING_DESC' | 'RELEVANCE' | 'NEAREST';
