import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import { mutationNamed, mutations } from '@fitness-zone/testkit/mutations/all-mutations.ts';
import { createDeletedUsers } from '@fitness-zone/testkit/permissions/actors.ts';
import { createPermissionRecords } from '@fitness-zone/testkit/permissions/permission-records.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { sendMutationOnce } from '../../src/apollo/mutations/sendMutationOnce.ts';
import { mutationDocument } from './mutationDocument.ts';

// The server tells a repeated `signOutEverywhere` that the token is void, which also signs the user out.
const isRepeated = (name: MutationName) => !['getToken', 'signOutEverywhere'].includes(name);

/** Every mutation that changes records, each with a user and records of its own. */
export async function everyAct(shop: TestShop) {
  const gone = await createDeletedUsers(shop);
  const acts = [];
  for (const name of (Object.keys(mutations) as MutationName[]).filter(isRepeated)) {
    const { may, sample } = mutationNamed(name);
    const records = await createPermissionRecords(shop, gone);
    const [actor = 'visitor'] = may;
    const caller = records.callers[actor];
    const variables: OperationVariables = await sample({ records, caller, whose: records.own });
    acts.push({
      name,
      token: caller.token,
      act: (client: ApolloClient) =>
        sendMutationOnce(client, mutationDocument(name), { variables }),
    });
  }
  return acts;
}
