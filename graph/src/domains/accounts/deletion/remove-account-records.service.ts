import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { removeFollowsOf } from '../../follows/follows.service.ts';
import { removeListsOf } from '../../lists/lists.service.ts';
import { endThreadsOf } from '../../messages/end-threads.service.ts';
import { removeNotificationsOf } from '../../notifications/remove-notifications.service.ts';
import { withdrawOffersOf } from '../../offers/state/withdraw-offers-of.service.ts';
import { anonymizeOrdersOf } from '../../orders/anonymize-orders.service.ts';
import { erasePickUpPlacesOf } from '../../orders/pick-up/erase-places.service.ts';
import { anonymizePaymentsOf } from '../../payments/anonymize-payments.service.ts';
import { callOffPaymentsOf } from '../../payments/sweep/call-off-payments.service.ts';
import { removeUnclaimedPhotosOf } from '../../private-photos/private-photos.service.ts';
import { removeSellerContact } from '../../product/remove-seller-contact.service.ts';
import { removeProductsOf } from '../../product/stock/remove-products.service.ts';
import { removeReviewsOf } from '../../reviews/remove-reviews.service.ts';
import { removeSavedSearchesOf } from '../../saved-searches/saved-searches.service.ts';
import { removeSignInsOf } from '../sign-ins/remove-sign-ins.service.ts';

/**
 * Removes an account from the records. Cancels its open payments; paid ones stay without its name and e-mail. Takes its
 * products off sale, and erases their phone number and place. Withdraws its offers. Its texts stay for the other side,
 * without its name. Deletes its bookings, wishes, follows, saved searches, notifications, sign-ins and the reviews of
 * it. Can run twice.
 */
export async function removeAccountRecords(shop: Shop, userId: Types.ObjectId) {
  await callOffPaymentsOf(shop, userId);
  await anonymizeOrdersOf(shop, userId);
  // Comes before the products, whose removal ends their open payments.
  const anonymizedPayments = await anonymizePaymentsOf(shop, userId);
  await removeSellerContact(shop, userId);
  const removedProducts = await removeProductsOf(shop, userId);
  await withdrawOffersOf(shop, userId);
  await removeListsOf(shop, userId);
  await removeFollowsOf(shop, userId);
  await removeSavedSearchesOf(shop, userId);
  await erasePickUpPlacesOf(shop, userId);
  await endThreadsOf(shop, userId);
  await removeUnclaimedPhotosOf(shop, userId);
  await removeNotificationsOf(shop, userId);
  await removeReviewsOf(shop, userId);
  await removeSignInsOf(shop, userId);
  return { removedProducts, anonymizedPayments };
}
