import type { ApolloClient } from '@apollo/client';
import { isSignedOut } from '../../apollo/links/auth.ts';
import type { GetTokenMutation } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import type { Proof } from './identity.ts';

/** Who the session's user is. The root query, which every page asks, spreads it over `me`. */
export const Session_user = graphql(`
  fragment Session_user on User {
    id
    name
    email
    image {
      url
    }
    role
    verified
  }
`);

/** The session's user as the cache knows them. */
export const SessionQuery = graphql(`
  query Session {
    me {
      id
      ...Session_user
    }
  }
`);

const GetToken = graphql(`
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
    const { data } = await client.mutate({
      mutation: GetToken,
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
