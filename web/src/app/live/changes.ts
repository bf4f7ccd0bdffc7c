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
import { addBooking, removeBooking } from '../../features/lists/booking.cache.ts';
import { addWish, removeWish } from '../../features/lists/wish.cache.ts';
import { addMessage } from '../../features/messages/message.cache.ts';
import { placeThread } from '../../features/messages/thread.cache.ts';
import {
  addNotification,
  removeNotification,
} from '../../features/notifications/notification.cache.ts';
import {
  removeOffer,
  updateOfferConnections,
} from '../../features/offers/offerConnections.cache.ts';
import { updateOrderConnections } from '../../features/orders/order.cache.ts';
import { watchDisputes } from '../../features/payments/disputeToast.ts';
import { updatePaymentConnections } from '../../features/payments/payment.cache.ts';
import { updateReportConnections } from '../../features/reports/report.cache.ts';
import { updateReviewConnections } from '../../features/reviews/review.cache.ts';
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
        kind
        id
        product {
          id
          ...Product_record
        }
        category {
          id
          title
          ...Category_record
        }
        user {
          id
          ...User_person
        }
        person {
          id
          ...Person_record
        }
        cartItem {
          id
          ...CartItem_record
        }
        wishItem {
          id
          ...WishItem_record
        }
        payment {
          id
          ...Payment_record
        }
        order {
          id
          ...Order_listed
        }
        auditEntry {
          id
          ...AuditEntry_record
        }
        notification {
          id
          ...Notification_record
        }
        thread {
          id
          ...Thread_record
        }
        threadMessage {
          id
          ...Message_record
        }
        offer {
          id
          ...Offer_record
        }
        review {
          id
          ...Review_record
        }
        report {
          id
          ...Report_record
        }
        signIn {
          id
          ...SignIn_record
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
      const payments = data.changes.changes.filter(({ kind }) => kind === 'PAYMENT');
      const showDisputeToasts = watchDisputes(
        cache,
        payments.map(({ id }) => id),
      );
      const areRenamed = data.changes.changes.some(
        ({ category }) => category && isRenamed(cache, category),
      );
      cache.write({ query: LiveChangesDocument, dataId, result: data });
      for (const change of data.changes.changes) updateListsAfter[change.kind](cache, change);
      if (areRenamed) expireProducts(cache);
      cache.evict({ id: dataId });
      showDisputeToasts();
    },
  });
}

/** For each kind of change: adds the record to the cached lists or removes it from them. */
const updateListsAfter: Record<Change['kind'], (cache: ApolloCache, change: Change) => void> = {
  PRODUCT: (cache, { id }) => updateProductConnections(cache, id),
  CATEGORY: (cache, { category }) => addToCategories(cache, category?.id),
  CATEGORY_DELETED: (cache, { id, category }) => removeCategory(cache, id, category?.id),
  USER: (cache, { user }) => updateUserConnections(cache, user?.id),
  USER_DELETED: (cache, { id }) => removeUser(cache, id),
  BOOKING: (cache, { id, cartItem }) =>
    cartItem ? addBooking(cache, id) : removeBooking(cache, id),
  WISH: (cache, { id, wishItem }) => (wishItem ? addWish(cache, id) : removeWish(cache, id)),
  PAYMENT: (cache, { payment }) => payment && updatePaymentConnections(cache, payment.id),
  ORDER: (cache, { id }) => updateOrderConnections(cache, id),
  AUDIT: (cache, { id }) => addAuditEntry(cache, id),
  NOTIFICATION: (cache, { id, notification }) =>
    notification ? addNotification(cache, id) : removeNotification(cache, id),
  THREAD: (cache, { thread }) => placeThread(cache, thread?.id),
  MESSAGE: (cache, { threadMessage }) => addMessage(cache, threadMessage),
  OFFER: (cache, { id, offer }) =>
    offer ? updateOfferConnections(cache, id) : removeOffer(cache, id),
  REVIEW: (cache, { review }) => review && updateReviewConnections(cache, review.id),
  REPORT: (cache, { id }) => updateReportConnections(cache, id),
  SIGN_IN: (cache, { signIn }) => signIn && addSignIn(cache, signIn.id),
};
