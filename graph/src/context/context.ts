import type { Loaders, Viewer } from './merged-types.ts';
import type { Shop } from './shop.ts';

/** Passed to services: the shop, the caller, and loaders that live as long as the request. */
export type Context = Shop & {
  /** The signed-in account; null for a visitor. */
  viewer: Viewer | null;
  /** The unchanged token of the `Authorization` header: the product's own, or a Firebase ID token. */
  bearer: string | null;
  /** The network address of the request, for the rate limits of visitors. */
  address: string;
  /** The `User-Agent` header, for the record of a sign-in; null without one. */
  userAgent: string | null;
  loaders: Loaders;
  /**
   * Spends points in addition to the one that every request costs.
   * @throws Refusal `too-many-requests`
   */
  spendPoints: (points: number) => Promise<void>;
  /** Sends changes to the caller's socket, first those since a cursor; absent without a socket. */
  followChanges?: (since: string | null) => AsyncIterable<never>;
};
