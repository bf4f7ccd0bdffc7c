import type { ApolloCache } from '@apollo/client';
import type {
  AdminRestoreUserMutationOptions,
  AdminSuspendUserMutationOptions,
} from '../../generated/person.ts';
import { graphql } from '../../lib/graphql.ts';
import { expirePeople } from '../accounts/users/people.cache.ts';
import { updateProductConnections } from '../catalog/product.cache.ts';
import { updatePaymentConnections } from '../payments/payment.cache.ts';

graphql(`
  mutation AdminSuspendUser($input: AdminSuspendUserInput!) {
    adminSuspendUser(input: $input) {
      ...MutationPayload_outcome
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
export const adminSuspendUserOptions: AdminSuspendUserMutationOptions = {
  update: (cache, { data }) => updateConnections(cache, data?.adminSuspendUser),
};

graphql(`
  mutation AdminRestoreUser($userId: ID!) {
    adminRestoreUser(userId: $userId) {
      ...MutationPayload_outcome
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

/** Ends the suspension of an account and shows its products again. */
export const adminRestoreUserOptions: AdminRestoreUserMutationOptions = {
  update: (cache, { data }) => updateConnections(cache, data?.adminRestoreUser),
};

type Changed = Record<'products' | 'payments', { id: string }[] | null> & {
  person: { id: string } | null;
};

function updateConnections(cache: ApolloCache, changed: Changed | undefined): void {
  for (const { id } of changed?.products ?? []) updateProductConnections(cache, id);
  for (const { id } of changed?.payments ?? []) updatePaymentConnections(cache, id);
  if (changed?.person) expirePeople(cache, changed.person.id);
}
