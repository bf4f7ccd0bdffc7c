import { paths } from './paths.ts';

const ordersOf = (email: string, show: string) =>
  `${paths.orders}?text=${encodeURIComponent(email)}&show=${show}`;

/** Addresses that only screens for signed-in people link to: `paths` is part of every first visit. */
export const memberPaths = {
  /** where and when one product is picked up */
  pickUpTimesOf: (productId: string) =>
    `${paths.pickUpTimes}?product=${encodeURIComponent(productId)}`,
  /** somebody's sales and purchases with an open problem, for admins */
  salesWithProblem: (email: string) => ordersOf(email, 'problem'),
  /** somebody's cancelled sales, for admins */
  cancelledSales: (email: string) => ordersOf(email, 'cancelled'),
} as const;
