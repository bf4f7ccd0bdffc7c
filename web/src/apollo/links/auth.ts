import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';

/** Passes the session's token for our server to the links. */
export type TokenSource = {
  /** The token, or null for visitors; an expired one may be refreshed first. */
  readToken: () => string | null | Promise<string | null>;
  /** Called when the server refuses `token`. */
  onSignedOut: (token: string) => void;
};

/** Sends the token with every request and reports when the server refuses it; other errors pass through. */
export const authLink = ({ readToken, onSignedOut }: TokenSource) =>
  ApolloLink.from([
    new ErrorLink(({ error, operation }) => {
      const { token } = operation.getContext();
      if (typeof token === 'string' && isSignedOut(error)) onSignedOut(token);
    }),
    // The mutation that refreshes the token sets `anonymous`: it would otherwise wait for itself.
    new SetContextLink(async ({ headers, anonymous }) => {
      if (anonymous) return {};
      const token = await readToken();
      return token ? { token, headers: { ...headers, authorization: `bearer ${token}` } } : {};
    }),
  ]);

/** The server refused the request's token, or requires one. */
export const isSignedOut = (error: unknown): error is CombinedGraphQLErrors =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
