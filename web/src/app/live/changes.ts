import type { ApolloCache } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { addSignIn } from '../../features/accounts/users/signIns.cache.ts';
import { removeUser, updateUserConnections } from '../../features/accounts/users/users.cache.ts';
import { addAuditEntry } from '../../features/audit/audit.cache.ts';
import {
  expireProducts,
  removeCategory,
} from '../../features/catalog/categories/removeCategory.ts';
import { addToCategories, isRenamed } from '../../features/catalog/category/category.cache.ts';
import { updateProductConnections } from '../../features/catalog/product.cache.ts';
import { updateFollowedSellers } from '../../features/follows/follow.cache.ts';
import { addBooking, removeBooking } from '../../features/lists/booking.cache.ts';
import { addWish, removeWish } from '../../features/lists/wish.cache.ts';
import { addMessage } from '../../features/messages/message.cache.ts';
import { placeThread } from '../../features/messages/thread.cache.ts';
import { addNotification } from '../../features/notifications/notification.cache.ts';
import { updateOfferConnections } from '../../features/offers/offerConnections.cache.ts';
import { updateOrderConnections } from '../../features/orders/order.cache.ts';
import { watchDisputes } from '../../features/payments/disputeToast.ts';
import { updatePaymentConnections } from '../../features/payments/payment.cache.ts';
import { updateReportConnections } from '../../features/reports/report.cache.ts';
import { updateReviewConnections } from '../../features/reviews/review.cache.ts';
import {
  addSavedSearch,
  removeSavedSearch,
} from '../../features/saved-searches/savedSearch.cache.ts';
import type { LiveChangesSubscription } from '../../generated/graphql.ts';
import { LiveChangesDocument, MyRoleInCacheDocument } from '../../generated/live.ts';
import { graphql } from '../../lib/graphql.ts';

graphql(`
  subscription LiveChanges($since: String) {
    changes(since: $since) {
      cursor
      complete
      viewer {
        id
        ...User_record
      }
      changes {
        __typename
        ... on ProductChanged {
          product {
            id
            ...Product_record
          }
        }
        ... on CategoryChanged {
          category {
            id
            title
            ...Category_record
          }
        }
        ... on CategoryDeleted {
          categoryId
          movedTo {
            id
            ...Category_record
          }
        }
        ... on UserChanged {
          user {
            id
            ...User_person
          }
          person {
            id
            ...Person_record
          }
        }
        ... on UserDeleted {
          userId
        }
        ... on CartItemAdded {
          cartItem {
            id
            ...CartItem_record
          }
        }
        ... on CartItemRemoved {
          cartItemId
          product {
            id
            ...Product_record
          }
        }
        ... on WishItemAdded {
          wishItem {
            id
            ...WishItem_record
          }
        }
        ... on WishItemRemoved {
          wishItemId
          product {
            id
            ...Product_record
          }
        }
        ... on FollowChanged {
          seller {
            id
            ...User_person
            viewerFollows
          }
        }
        ... on SavedSearchChanged {
          savedSearchId
          savedSearch {
            id
            ...SavedSearch_record
          }
        }
        ... on PaymentChanged {
          payment {
            id
            ...Payment_record
          }
        }
        ... on OrderChanged {
          order {
            id
            ...Order_listed
          }
        }
        ... on OfferChanged {
          offer {
            id
            ...Offer_record
          }
        }
        ... on ReviewAdded {
          review {
            id
            ...Review_record
          }
        }
        ... on NotificationChanged {
          notification {
            id
            ...Notification_record
          }
        }
        ... on ThreadChanged {
          thread {
            id
            ...Thread_record
          }
        }
        ... on MessageChanged {
          message {
            id
            ...Message_record
          }
        }
        ... on ReportChanged {
          report {
            id
            ...Report_record
          }
        }
        ... on SignInAdded {
          signIn {
            id
            ...SignIn_record
          }
        }
        ... on AuditEntryAdded {
          auditEntry {
            id
            ...AuditEntry_record
          }
        }
      }
    }
  }
`);

/** The text of the subscription. The cache needs `__typename` to identify records. */
export const changesText = print(addTypenameToDocument(LiveChangesDocument));

type Change = LiveChangesSubscription['changes']['changes'][number];

graphql(`
  query MyRoleInCache {
    me {
      id
      role
    }
  }
`);

/** The signed-in user's role in the cache. */
export const roleIn = (cache: ApolloCache) =>
  cache.readQuery({ query: MyRoleInCacheDocument })?.me?.role;

/** Writes a batch of live changes into the cache; screens render once. Can run twice. */
export function applyChanges(cache: ApolloCache, data: LiveChangesSubscription): void {
  cache.batch({
    update: () => {
      const dataId = 'ROOT_SUBSCRIPTION';
      const { changes } = data.changes;
      const showDisputeToasts = watchDisputes(
        cache,
        changes.flatMap((change) =>
          change.__typename === 'PaymentChanged' ? change.payment.id : [],
        ),
      );
      const areRenamed = changes.some(
        (change) => change.__typename === 'CategoryChanged' && isRenamed(cache, change.category),
      );
      cache.write({ query: LiveChangesDocument, dataId, result: data });
      for (const change of changes) updateCache(cache, change);
      if (areRenamed) expireProducts(cache);
      cache.evict({ id: dataId });
      showDisputeToasts();
    },
  });
}

/** For each type of change: adds the record to the cached lists, or removes it. */
const updateCacheAfter: {
  [Name in Change['__typename']]: (
    cache: ApolloCache,
    change: Extract<Change, { __typename: Name }>,
  ) => void;
} = {
  ProductChanged: (cache, { product }) => updateProductConnections(cache, product.id),
  CategoryChanged: (cache, { category }) => addToCategories(cache, category.id),
  CategoryDeleted: (cache, { categoryId, movedTo }) =>
    removeCategory(cache, categoryId, movedTo?.id),
  UserChanged: (cache, { user }) => updateUserConnections(cache, user.id),
  UserDeleted: (cache, { userId }) => removeUser(cache, userId),
  CartItemAdded: (cache, { cartItem }) => addBooking(cache, cartItem.id),
  CartItemRemoved: (cache, { cartItemId }) => removeBooking(cache, cartItemId),
  WishItemAdded: (cache, { wishItem }) => addWish(cache, wishItem.id),
  WishItemRemoved: (cache, { wishItemId }) => removeWish(cache, wishItemId),
  FollowChanged: (cache, { seller }) => updateFollowedSellers(cache, seller.id),
  SavedSearchChanged: (cache, { savedSearchId, savedSearch }) =>
    savedSearch ? addSavedSearch(cache, savedSearchId) : removeSavedSearch(cache, savedSearchId),
  PaymentChanged: (cache, { payment }) => updatePaymentConnections(cache, payment.id),
  OrderChanged: (cache, { order }) => updateOrderConnections(cache, order.id),
  OfferChanged: (cache, { offer }) => updateOfferConnections(cache, offer.id),
  ReviewAdded: (cache, { review }) => updateReviewConnections(cache, review.id),
  NotificationChanged: (cache, { notification }) => addNotification(cache, notification.id),
  ThreadChanged: (cache, { thread }) => placeThread(cache, thread.id),
  MessageChanged: (cache, { message }) => addMessage(cache, message),
  ReportChanged: (cache, { report }) => updateReportConnections(cache, report.id),
  SignInAdded: (cache, { signIn }) => addSignIn(cache, signIn.id),
  AuditEntryAdded: (cache, { auditEntry }) => addAuditEntry(cache, auditEntry.id),
};

/** TypeScript can't match a table entry with its type of change. */
const updateCache = (cache: ApolloCache, change: Change): void =>
  (updateCacheAfter[change.__typename] as (cache: ApolloCache, change: Change) => void)(
    cache,
    change,
  );
