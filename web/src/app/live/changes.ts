import type { ApolloCache } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { placeUser, userIsGone } from '../../features/accounts/users/users.cache.ts';
import { placeCategory } from '../../features/catalog/category/category.cache.ts';
import { placeProduct } from '../../features/catalog/product.cache.ts';
import { bookingIsGone, placeBooking } from '../../features/lists/booking.cache.ts';
import { placeWish, wishIsGone } from '../../features/lists/wish.cache.ts';
import { placePayment } from '../../features/payments/payment.cache.ts';
import type { ChangesSubscription } from '../../generated/graphql.ts';
import { graphql } from '../../lib/graphql.ts';
import { ChangesDocument, MyRoleInCacheDocument } from './changes.generated.ts';

graphql(`
  subscription Changes($since: String) {
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
          ...Category_record
        }
        user {
          id
          ...User_person
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
      }
    }
  }
`);

/** The subscription as it is sent. Without the types' names the cache could not tell records apart. */
export const changesText = print(addTypenameToDocument(ChangesDocument));

export type Batch = ChangesSubscription['changes'];
type Change = Batch['changes'][number];

graphql(`
  query MyRoleInCache {
    me {
      id
      role
    }
  }
`);

/** The signed-in user's role as the cache has it. */
export const roleIn = (cache: ApolloCache) =>
  cache.readQuery({ query: MyRoleInCacheDocument })?.me?.role;

/** Makes the cache true after a batch: screens repaint once. May be done twice. */
export function applyBatch(cache: ApolloCache, data: ChangesSubscription): void {
  cache.batch({
    update: () => {
      const dataId = 'ROOT_SUBSCRIPTION';
      cache.write({ query: ChangesDocument, dataId, result: data });
      for (const change of data.changes.changes) appliers[change.kind](cache, change);
      cache.evict({ id: dataId });
    },
  });
}

/** What an entry of each kind does to the lists that show it. */
const appliers: Record<Change['kind'], (cache: ApolloCache, change: Change) => void> = {
  PRODUCT: (cache, { id }) => placeProduct(cache, id),
  CATEGORY: (cache, { category }) => placeCategory(cache, category?.id),
  USER: (cache, { user }) => placeUser(cache, user?.id),
  USER_DELETED: (cache, { id }) => userIsGone(cache, id),
  BOOKING: (cache, { id, cartItem }) =>
    cartItem ? placeBooking(cache, id) : bookingIsGone(cache, id),
  WISH: (cache, { id, wishItem }) => (wishItem ? placeWish(cache, id) : wishIsGone(cache, id)),
  PAYMENT: (cache, { payment }) => payment && placePayment(cache, payment.id),
};
