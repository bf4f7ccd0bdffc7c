import type { Shop } from '../context/shop.ts';
import { startDeletionSweeper } from '../domains/accounts/deletion/deletion.sweeper.ts';
import { startSuspensionSweeper } from '../domains/accounts/suspension/suspension.sweeper.ts';
import { startAdvertisementSweeper } from '../domains/advertising/advertisement.sweeper.ts';
import { startCategorySweeper } from '../domains/categories/category.sweeper.ts';
import { startCategoryCountSweeper } from '../domains/categories/category-count.sweeper.ts';
import { startOutboxDeliverer } from '../domains/notifications/delivery/outbox.deliverer.ts';
import { startMailSender } from '../domains/notifications/mail/mail.sender.ts';
import { startPushSender } from '../domains/notifications/push/push.sender.ts';
import { startOfferSweeper } from '../domains/offers/offers.sweeper.ts';
import { startOrderSweeper } from '../domains/orders/orders.sweeper.ts';
import { startOverviewDaysSweeper } from '../domains/overview/overview-days.sweeper.ts';
import { startBalanceSweeper } from '../domains/payments/balance/balance.sweeper.ts';
import { startPaymentTokensSweeper } from '../domains/payments/browse/payment-tokens.sweeper.ts';
import { startPaymentSweeper } from '../domains/payments/sweep/payment.sweeper.ts';
import { startPayoutSweeper } from '../domains/payouts/payouts.sweeper.ts';
import { startPictureSweeper } from '../domains/pictures/picture.sweeper.ts';
import { startPlaceMatcher } from '../domains/places/match-places.sweeper.ts';
import { startPriceGuideSweeper } from '../domains/price-guide/price-guide.sweeper.ts';
import { startPrivatePhotoSweeper } from '../domains/private-photos/private-photo.sweeper.ts';
import { startReviewSweeper } from '../domains/reviews/reveal-reviews.sweeper.ts';
import { startSavedSearchSweeper } from '../domains/saved-searches/saved-search.sweeper.ts';

const jobs = [
  startMailSender,
  startPushSender,
  startOutboxDeliverer,
  startPaymentSweeper,
  startBalanceSweeper,
  startPaymentTokensSweeper,
  startSuspensionSweeper,
  startDeletionSweeper,
  startOfferSweeper,
  startOrderSweeper,
  startPayoutSweeper,
  startPictureSweeper,
  startPrivatePhotoSweeper,
  startAdvertisementSweeper,
  startCategorySweeper,
  startCategoryCountSweeper,
  startReviewSweeper,
  startOverviewDaysSweeper,
  startPlaceMatcher,
  startPriceGuideSweeper,
  startSavedSearchSweeper,
];

/**
 * Starts the shop's background work, at intervals and after changes. Disposing the result stops the jobs, the last one
 * first.
 */
export function startJobs(shop: Shop): AsyncDisposableStack {
  const started = new AsyncDisposableStack();
  for (const start of jobs) started.adopt(start(shop), (job) => job.stop());
  return started;
}
