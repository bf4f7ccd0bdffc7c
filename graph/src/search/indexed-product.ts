import type { Condition } from '@fitness-zone/contract/enums.ts';

/** What is found of a product for sale; ids are hexadecimal, amounts in the minor unit. */
export type IndexedProduct = {
  id: string;
  productName: string;
  body: string;
  location: string;
  condition: Condition;
  categoryId: string;
  sellerId: string;
  resalePrice: number;
  originalPrice: number;
  yearsOfUsedProduct: number;
  advertisement: boolean;
};

/** A category by whose title its products are found. */
export type TitledCategory = { id: string; title: string };

/** What narrows a list; what is null or undefined does not. */
export type ProductConditions = {
  categoryIds?: readonly string[] | null | undefined;
  conditions?: readonly Condition[] | null | undefined;
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  maxYearsOfUse?: number | null | undefined;
  location?: string | null | undefined;
  verifiedSeller?: boolean | null | undefined;
  advertised?: boolean | null | undefined;
};
