import { paths } from './paths.ts';

/** Addresses that only screens for signed-in people link to: `paths` is part of every first visit. */
export const memberPaths = {
  /** where and when one product is picked up */
  pickUpTimesOf: (productId: string) =>
    `${paths.pickUpTimes}?product=${encodeURIComponent(productId)}`,
  /** somebody's sales or purchases with an open problem, or cancelled, for admins */
  ordersOf: (side: 'seller' | 'buyer', id: string, show: 'problem' | 'cancelled') =>
    `${paths.orders}?${side}=${encodeURIComponent(id)}&show=${show}`,
} as const;
