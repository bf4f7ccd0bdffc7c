import type { ApolloClient } from '@apollo/client';
import { isSignedOut } from '../../../apollo/links/auth.ts';
import { type Answer, answerIn } from '../../../apollo/mutations/sendMutationOnce.ts';
import type { GetTokenMutation } from '../../../generated/graphql.ts';
import { GetTokenDocument } from '../../../generated/session.ts';
import { graphql } from '../../../lib/graphql.ts';
import type { IdToken } from '../identity/identity.ts';

graphql(`
  mutation GetToken($input: GetTokenInput!) {
    getToken(input: $input) {
      ...MutationPayload_outcome
      token
      user {
        ...Session_user
      }
    }
  }
`);

/** The server's answer; a refusal has neither token nor user. */
export type GetTokenResult = Pick<Answer, 'success' | 'message' | 'code'> &
  Partial<Pick<GetTokenMutation['getToken'], 'token' | 'user'>>;

/**
 * Exchanges the provider's ID token for a token of our server. The request is sent without the present token and its
 * answer is not cached, since token and cache may still belong to another account.
 * @returns the server's answer, including a refusal
 * @throws a network error
 */
export async function getToken(client: ApolloClient, input: IdToken): Promise<GetTokenResult> {
  try {
    const { data } = await client.mutate({
      mutation: GetTokenDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: { anonymous: true },
    });
    if (!data) throw new Error('The server didn’t respond.');
    const { token, user, ...outcome } = data.getToken;
    return { ...answerIn(outcome), token, user };
  } catch (error) {
    // The provider no longer has the account. The server reports that as an error; here it becomes a refusal.
    if (!isSignedOut(error)) throw error;
    return { success: false, message: error.message, code: 'UNAUTHENTICATED' };
  }
}
