import type { ApolloCache } from '@apollo/client';
import type {
  RestoreUserMutationOptions,
  SuspendUserMutationOptions,
} from '../../generated/person.ts';
import { graphql } from '../../lib/graphql.ts';
import { expirePeople } from '../accounts/users/people.cache.ts';
import { updateProductLists } from '../catalog/product.cache.ts';
import { updatePaymentLists } from '../payments/payment.cache.ts';

graphql(`
  mutation SuspendUser($input: SuspendUserInput!) {
    suspendUser(input: $input) {
      success
      message
      code
      field
      alreadyDone
      person {
        id
        ...Person_record
      }
      products {
        id
        ...Product_record
      }
      payments {
        id
        ...Payment_record
      }
    }
  }
`);

/** Suspends a buyer or seller, whose products are hidden. */
export const suspendUserOptions: SuspendUserMutationOptions = {
  update: (cache, { data }) => updateLists(cache, data?.suspendUser),
};

graphql(`
  mutation RestoreUser($userId: ID!) {
    restoreUser(userId: $userId) {
      success
      message
      code
      field
      alreadyDone
      person {
        id
        ...Person_record
      }
      products {
        id
        ...Product_record
      }
      payments {
        id
        ...Payment_record
      }
    }
  }
`);

/** Ends the suspension of an account, whose products are back. */
export const restoreUserOptions: RestoreUserMutationOptions = {
  update: (cache, { data }) => updateLists(cache, data?.restoreUser),
};

type Changed = Record<'products' | 'payments', { id: string }[] | null> & {
  person: { id: string } | null;
};

function updateLists(cache: ApolloCache, changed: Changed | undefined): void {
  for (const { id } of changed?.products ?? []) updateProductLists(cache, id);
  for (const { id } of changed?.payments ?? []) updatePaymentLists(cache, id);
  if (changed?.person) expirePeople(cache, changed.person.id);
}
