import type { ApolloClient } from '@apollo/client';
import { isSignedOut } from '../../apollo/links/auth.ts';
import type { GetTokenMutation } from '../../generated/graphql.ts';
import { graphql } from '../../lib/graphql.ts';
import { sendGetTokenMutation } from './getToken.generated.ts';
import type { Proof } from './identity.ts';

graphql(`
  mutation GetToken($input: GetTokenInput!) {
    getToken(input: $input) {
      success
      message
      code
      alreadyDone
      token
      user {
        id
        ...Session_user
      }
    }
  }
`);

/** The server's answer; a refusal has neither token nor user. */
type Exchanged = Pick<GetTokenMutation['getToken'], 'success' | 'message' | 'code'> &
  Partial<GetTokenMutation['getToken']>;

/**
 * Exchanges the proof of identity for the product's token. It travels without the present token and
 * leaves the cache alone, since the one and the other may still belong to somebody else.
 * @returns the server's answer, a refusal included
 * @throws the network's error
 */
export async function exchange(client: ApolloClient, proof: Proof): Promise<Exchanged> {
  try {
    const { data } = await sendGetTokenMutation(client, {
      variables: { input: proof },
      fetchPolicy: 'no-cache',
      context: { anonymous: true },
    });
    if (!data) throw new Error('The server gave no answer.');
    return data.getToken;
  } catch (error) {
    // The provider knows the account no more: an answer like any other, though it comes as an error.
    if (!isSignedOut(error)) throw error;
    return { success: false, message: error.message, code: 'UNAUTHENTICATED' };
  }
}
