import type { ApolloCache } from '@apollo/client';
import { expirePeople } from '../features/accounts/users/people.cache.ts';
import { addSignIn } from '../features/accounts/users/signIns.cache.ts';
import { removeUser, updateUserConnections } from '../features/accounts/users/users.cache.ts';
import { addAuditEntry } from '../features/audit/audit.cache.ts';
import { removeCategory } from '../features/categories/removeCategory.ts';
import { addToCategories } from '../features/finding/category/category.cache.ts';
import { updateFollowedSellers } from '../features/follows/follow.cache.ts';
import { addBooking, removeBooking } from '../features/lists/booking.cache.ts';
import { addWish, removeWish } from '../features/lists/wish.cache.ts';
import { addMessage } from '../features/messages/message.cache.ts';
import { placeThread, placeThreadOf } from '../features/messages/thread.cache.ts';
import { addNotification } from '../features/notifications/notification.cache.ts';
import { updateOfferConnections } from '../features/offers/offerConnections.cache.ts';
import { updateOrderConnections } from '../features/orders/order.cache.ts';
import { updatePaymentConnections } from '../features/payments/payment.cache.ts';
import { expirePayouts } from '../features/payouts/admin/payout.cache.ts';
import { showPayoutAccount } from '../features/payouts/set-up/payoutSetup.cache.ts';
import { updateProductConnections } from '../features/product/product.cache.ts';
import { updateReportConnections } from '../features/reports/report.cache.ts';
import { updateReviewConnections } from '../features/reviews/review.cache.ts';
import { addSavedSearch, removeSavedSearch } from '../features/saved-searches/savedSearch.cache.ts';
import { expireTasks, type FollowedRecord } from '../features/tasks/task.cache.ts';
import type { IdField, RecordField, RecordType } from '../generated/answers.ts';

type Follower = (cache: ApolloCache, id: string) => void;

const unaffected: Follower = () => {};

/**
 * For each type of record: puts it into the cached lists where it belongs, removes it from all others, and marks lists
 * stale that only the server can compute. Each can run twice.
 */
const followers: Record<RecordType, Follower> = {
  AuditEntry: addAuditEntry,
  CartItem: addBooking,
  Category: addToCategories,
  Message: addMessage,
  Notification: addNotification,
  Offer(cache, id) {
    updateOfferConnections(cache, id);
    placeThreadOf(cache, id);
  },
  Order: updateOrderConnections,
  Payment: updatePaymentConnections,
  Payout: expirePayouts,
  PayoutAccount: showPayoutAccount,
  Person: expirePeople,
  Product: updateProductConnections,
  // Appears in no list.
  PushDevice: unaffected,
  Report: updateReportConnections,
  Review: updateReviewConnections,
  SavedSearch: addSavedSearch,
  SignIn: addSignIn,
  Thread: placeThread,
  User: updateUserConnections,
  WishItem: addWish,
};

/** Fields whose records affect other lists than usual, or none. */
const exceptions: Partial<Record<RecordField, Follower>> = {
  'CartItemRemoved.product': unaffected,
  'DeleteBookingProductPayload.product': unaffected,
  'DeleteWishProductPayload.product': unaffected,
  'FollowPayload.seller': updateFollowedSellers,
  'FollowChanged.seller': updateFollowedSellers,
  'MarkAllNotificationsReadPayload.notifications': unaffected,
  'MarkNotificationsReadPayload.notifications': unaffected,
  'SendOrderMessagePayload.order': unaffected,
  'WishItemRemoved.product': unaffected,
};

/** For each id: removes the record, unless the answer also brings it. Each can run twice. */
const removals: Record<IdField, (cache: ApolloCache, id: string, answer: Answer) => void> = {
  'AddToBookingListPayload.removedWishId': removeWish,
  'AdminDeleteCategoryPayload.deletedCategoryId': removeCategoryOf,
  'CartItemRemoved.cartItemId': removeBooking,
  'CategoryDeleted.categoryId': removeCategoryOf,
  // The page signs out.
  'DeleteAccountPayload.deletedUserId': unaffected,
  'DeleteBookingProductPayload.deletedBookingId': removeBooking,
  'DeleteSavedSearchPayload.deletedSavedSearchId': removeSavedSearch,
  'DeleteUserPayload.deletedUserId': removeUser,
  'DeleteWishProductPayload.deletedWishId': removeWish,
  'RecordPaymentPayload.removedBookingId': removeBooking,
  'RecordPaymentPayload.removedWishId': removeWish,
  'SavedSearchChanged.savedSearchId': (cache, id, { savedSearch }) => {
    if (!savedSearch) removeSavedSearch(cache, id);
  },
  'UserDeleted.userId': removeUser,
  'WishItemRemoved.wishItemId': removeWish,
};

type Answer = FollowedRecord & Partial<Record<'movedTo' | 'savedSearch', FollowedRecord | null>>;

function removeCategoryOf(cache: ApolloCache, id: string, { movedTo }: Answer): void {
  removeCategory(cache, id, movedTo?.id);
}

/** Makes lists follow every record in a mutation's answer or a live change. Can run twice. */
export function followRecords(cache: ApolloCache, answer: object): void {
  const { __typename } = answer as Answer;
  for (const [field, value] of Object.entries(answer)) {
    const place = `${__typename}.${field}`;
    if (typeof value === 'string') removals[place as IdField]?.(cache, value, answer);
    // The viewer is there only for their counts.
    else if (field !== 'viewer') {
      for (const record of [value].flat()) follow(cache, place as RecordField, record);
    }
  }
}

function follow(cache: ApolloCache, place: RecordField, record: FollowedRecord | null): void {
  if (!record?.id) return;
  const type = record.__typename as RecordType;
  const follower = exceptions[place] ?? followers[type];
  follower?.(cache, record.id);
  expireTasks(cache, record);
}
