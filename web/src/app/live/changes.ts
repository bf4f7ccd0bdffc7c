import type { ApolloCache } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { expireSearches } from '../../features/categories/removeCategory.ts';
import { isRenamed } from '../../features/finding/category/category.cache.ts';
import { watchDisputes } from '../../features/payments/disputeToast.ts';
import type { LiveChangesSubscription } from '../../generated/graphql.ts';
import { LiveChangesDocument, MyRoleInCacheDocument } from '../../generated/live.ts';
import { graphql } from '../../lib/graphql.ts';
import { followRecords } from '../followers.ts';

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
          ownOrder {
            id
            ...Order_own
          }
        }
        ... on OrderChanged {
          order {
            id
            ...Order_listed
          }
          ownOrder {
            id
            ...Order_own
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
      for (const change of changes) followRecords(cache, change);
      if (areRenamed) expireSearches(cache);
      cache.evict({ id: dataId });
      showDisputeToasts();
    },
  });
}
