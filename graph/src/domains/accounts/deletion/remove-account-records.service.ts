import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { removeSellerContact } from '../../catalog/sellers/remove-seller-contact.service.ts';
import { removeProductsOf } from '../../catalog/stock/remove-products.service.ts';
import { removeListsOf } from '../../lists/lists.service.ts';
import { endThreadsOf } from '../../messages/end-threads.service.ts';
import { removeNotificationsOf } from '../../notifications/remove-notifications.service.ts';
import { withdrawOffersOf } from '../../offers/state/withdraw-offers-of.service.ts';
import { anonymizeOrdersOf } from '../../orders/anonymize-orders.service.ts';
import { erasePickUpPlacesOf } from '../../orders/pick-up/erase-places.service.ts';
import { anonymizePaymentsOf } from '../../payments/anonymize-payments.service.ts';
import { callOffPaymentsOf } from '../../payments/sweep/call-off-payments.service.ts';
import { removeUnclaimedPhotosOf } from '../../private-photos/private-photos.service.ts';
import { removeReviewsOf } from '../../reviews/remove-reviews.service.ts';
import { removeSignInsOf } from '../sign-ins/remove-sign-ins.service.ts';

/**
 * What becomes of an account's records when it is deleted: the payments that it has begun are called off, since it could
 * buy for nobody with a page that is still open; its payments stay without its name and e-mail,
 * its products go from sale and lose phone number and place, its offers are withdrawn, what it has written stays for
 * the other side without its name, its bookings, wishes, notifications, sign-ins and the reviews of it are
 * deleted. Can run twice.
 */
export async function removeAccountRecords(shop: Shop, userId: Types.ObjectId) {
  await callOffPaymentsOf(shop, userId);
  await anonymizeOrdersOf(shop, userId);
  // Before the products go, which ends the payments of them that are open.
  const anonymizedPayments = await anonymizePaymentsOf(shop, userId);
  await removeSellerContact(shop, userId);
  const removedProducts = await removeProductsOf(shop, userId);
  await withdrawOffersOf(shop, userId);
  await removeListsOf(shop, userId);
  await erasePickUpPlacesOf(shop, userId);
  await endThreadsOf(shop, userId);
  await removeUnclaimedPhotosOf(shop, userId);
  await removeNotificationsOf(shop, userId);
  await removeReviewsOf(shop, userId);
  await removeSignInsOf(shop, userId);
  return { removedProducts, anonymizedPayments };
}
