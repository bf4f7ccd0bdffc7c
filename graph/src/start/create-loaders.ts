import type { Cache } from '../cache/cache.ts';
import type { Loaders, Models, Viewer } from '../context/merged-types.ts';
import { accountLoaders } from '../domains/accounts/accounts.loaders.ts';
import { catalogLoaders } from '../domains/catalog/catalog.loaders.ts';
import { followLoaders } from '../domains/follows/follows.loaders.ts';
import { listLoaders } from '../domains/lists/lists.loaders.ts';
import { messageLoaders } from '../domains/messages/messages.loaders.ts';
import { offerLoaders } from '../domains/offers/offers.loaders.ts';
import { orderLoaders } from '../domains/orders/orders.loaders.ts';
import { paymentLoaders } from '../domains/payments/payments.loaders.ts';
import { payoutLoaders } from '../domains/payouts/payouts.loaders.ts';
import { priceGuideLoaders } from '../domains/price-guide/price-guide.loaders.ts';
import { reportLoaders } from '../domains/reports/reports.loaders.ts';
import { reviewLoaders } from '../domains/reviews/reviews.loaders.ts';

/** The loaders of one request: look-ups by key are batched and deduplicated. */
export const createLoaders = (models: Models, cache: Cache, viewer: Viewer | null): Loaders => ({
  ...accountLoaders(models, cache),
  ...catalogLoaders(models, cache),
  ...priceGuideLoaders(models, cache),
  ...listLoaders(models, cache, viewer),
  ...followLoaders(models, cache, viewer),
  ...messageLoaders(models, cache, viewer),
  ...reportLoaders(models, viewer),
  ...paymentLoaders(models),
  ...orderLoaders(models),
  ...payoutLoaders(models),
  ...offerLoaders(models, cache, viewer),
  ...reviewLoaders(models),
});
