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
        ...User_record
      }
      changes {
        __typename
        ... on ProductChanged {
          product {
            ...Product_record
          }
        }
        ... on CategoryChanged {
          category {
            title
            ...Category_record
          }
        }
        ... on CategoryDeleted {
          categoryId
          movedTo {
            ...Category_record
          }
        }
        ... on UserChanged {
          user {
            ...User_person
          }
          person {
            ...Person_record
          }
        }
        ... on UserDeleted {
          userId
        }
        ... on CartItemAdded {
          cartItem {
            ...CartItem_record
          }
        }
        ... on CartItemRemoved {
          cartItemId
          product {
            ...Product_record
          }
        }
        ... on WishItemAdded {
          wishItem {
            ...WishItem_record
          }
        }
        ... on WishItemRemoved {
          wishItemId
          product {
            ...Product_record
          }
        }
        ... on FollowChanged {
          seller {
            ...User_person
            viewerFollows
          }
        }
        ... on SavedSearchChanged {
          savedSearchId
          savedSearch {
            ...SavedSearch_record
          }
        }
        ... on PaymentChanged {
          payment {
            ...Payment_record
          }
          ownOrder {
            ...Order_own
          }
        }
        ... on OrderChanged {
          order {
            ...Order_listed
          }
          ownOrder {
            ...Order_own
          }
        }
        ... on OfferChanged {
          offer {
            ...Offer_record
          }
        }
        ... on ReviewAdded {
          review {
            ...Review_record
          }
        }
        ... on NotificationChanged {
          notification {
            ...Notification_record
          }
        }
        ... on ThreadChanged {
          thread {
            ...Thread_record
          }
        }
        ... on MessageChanged {
          message {
            ...Message_record
          }
        }
        ... on ReportChanged {
          report {
            ...Report_record
          }
        }
        ... on SignInAdded {
          signIn {
            ...SignIn_record
          }
        }
        ... on AuditEntryAdded {
          auditEntry {
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
