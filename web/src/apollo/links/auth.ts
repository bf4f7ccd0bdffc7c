import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';

/** Where the product's token is kept. The session owns it; the transport only reads it. */
export type TokenSource = {
  /** The token, or null for visitors; it may be renewed first. */
  readToken: () => string | null | Promise<string | null>;
  /** The server does not accept `token` any more. */
  onSignedOut: (token: string) => void;
};

/** Sends the token along, and says so when the server refuses it; all other errors pass. */
export const authLink = ({ readToken, onSignedOut }: TokenSource) =>
  ApolloLink.from([
    new ErrorLink(({ error, operation }) => {
      const { token } = operation.getContext();
      if (typeof token === 'string' && isSignedOut(error)) onSignedOut(token);
    }),
    // The exchange that renews the token says that it is anonymous: it cannot wait for itself.
    new SetContextLink(async ({ headers, anonymous }) => {
      if (anonymous) return {};
      const token = await readToken();
      return token ? { token, headers: { ...headers, authorization: `bearer ${token}` } } : {};
    }),
  ]);

/** Whether the server says that nobody is signed in by what was sent. */
export const isSignedOut = (error: unknown): error is CombinedGraphQLErrors =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
