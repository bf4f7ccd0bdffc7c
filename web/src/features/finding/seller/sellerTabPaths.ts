import { paths } from '../../../lib/paths.ts';

/** The address of each of a seller's pages. */
export const sellerTabPaths = {
  'for sale': paths.seller,
  sold: paths.sellerSold,
  reviews: paths.sellerReviews,
} as const;

export type SellerTab = keyof typeof sellerTabPaths;
