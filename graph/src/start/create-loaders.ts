import type { Cache } from '../cache/cache.ts';
import type { Loaders, Models, Viewer } from '../context/merged-types.ts';
import { accountLoaders } from '../domains/accounts/accounts.loaders.ts';
import { categoryLoaders } from '../domains/categories/categories.loaders.ts';
import { followLoaders } from '../domains/follows/follows.loaders.ts';
import { listLoaders } from '../domains/lists/lists.loaders.ts';
import { messageLoaders } from '../domains/messages/messages.loaders.ts';
import { offerLoaders } from '../domains/offers/offers.loaders.ts';
import { orderLoaders } from '../domains/orders/orders.loaders.ts';
import { paymentLoaders } from '../domains/payments/payments.loaders.ts';
import { payoutLoaders } from '../domains/payouts/payouts.loaders.ts';
import { priceGuideLoaders } from '../domains/price-guide/price-guide.loaders.ts';
import { productLoaders } from '../domains/product/product.loaders.ts';
import { reportLoaders } from '../domains/reports/reports.loaders.ts';
import { reviewLoaders } from '../domains/reviews/reviews.loaders.ts';

declare module '../context/merged-types.ts' {
  interface Loaders
    extends ReturnType<typeof accountLoaders>,
      ReturnType<typeof categoryLoaders>,
      ReturnType<typeof followLoaders>,
      ReturnType<typeof listLoaders>,
      ReturnType<typeof messageLoaders>,
      ReturnType<typeof offerLoaders>,
      ReturnType<typeof orderLoaders>,
      ReturnType<typeof paymentLoaders>,
      ReturnType<typeof payoutLoaders>,
      ReturnType<typeof priceGuideLoaders>,
      ReturnType<typeof productLoaders>,
      ReturnType<typeof reportLoaders>,
      ReturnType<typeof reviewLoaders> {}
}

type Group = (viewer: Viewer | null) => Partial<Loaders>;

/** A request's loaders until now, by their group. */
type Made = { viewer: Viewer | null; made: Partial<Loaders>[] };

/**
 * The loaders of one request. They batch and deduplicate look-ups by key. A domain's loaders are made at their first
 * use, since most requests use few.
 */
export function loadersOf(models: Models, cache: Cache): (viewer: Viewer | null) => Loaders {
  const groups: Group[] = [
    () => accountLoaders(models, cache),
    () => categoryLoaders(models, cache),
    () => productLoaders(models, cache),
    () => priceGuideLoaders(models, cache),
    (viewer) => listLoaders(models, cache, viewer),
    (viewer) => followLoaders(models, cache, viewer),
    (viewer) => messageLoaders(models, cache, viewer),
    (viewer) => reportLoaders(models, viewer),
    () => paymentLoaders(models),
    () => orderLoaders(models),
    () => payoutLoaders(models),
    (viewer) => offerLoaders(models, cache, viewer),
    () => reviewLoaders(models),
  ];
  const prototype = {};
  for (const [at, make] of groups.entries())
    for (const name of Object.keys(make(null)) as (keyof Loaders)[])
      Object.defineProperty(prototype, name, {
        get(this: Made) {
          this.made[at] ??= make(this.viewer);
          return this.made[at][name];
        },
      });
  return (viewer) => Object.assign(Object.create(prototype), { viewer, made: [] });
}
