import { paths } from './paths.ts';

/**
 * Addresses that only screens for signed-in users link to. They are separate because `paths` is part of every first
 * visit.
 */
export const signedInPaths = {
  /** the pick-up times of one product */
  pickUpTimesOf: (productId: string) =>
    `${paths.pickUpTimes}?product=${encodeURIComponent(productId)}`,
  /** a person's sales or purchases that are cancelled or have an open problem, for admins */
  ordersOf: (side: 'seller' | 'buyer', id: string, show: 'problem' | 'cancelled') =>
    `${paths.orders}?${side}=${encodeURIComponent(id)}&show=${show}`,
} as const;
