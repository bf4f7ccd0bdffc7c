import type { Viewer } from '../../../context/merged-types.ts';

/**
 * The e-mail of a product's seller, for anyone signed in; null for visitors. A seller who has become
 * an admin is still reached by it.
 */
export const sellerContact = (seller: Viewer | null, viewer: Viewer | null): string | null =>
  seller && viewer ? seller.email : null;
