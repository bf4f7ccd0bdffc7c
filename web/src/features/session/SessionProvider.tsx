import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Session_UserFragment } from '../../generated/graphql.ts';
import { SessionDocument, useSessionQuery } from '../../generated/session.ts';
import { graphql, unmask } from '../../lib/graphql.ts';
import type { Identity } from './identity/identity.ts';
import { loadIdentity } from './identity/loadIdentity.ts';
import { createSessionStore } from './session.store.ts';
import { type Session, SessionContext, type SessionUser } from './session.ts';
import { readToken, reportRefusedToken } from './tokens/token.ts';

/** The fields of the session's user. The root query, which every page sends, spreads it over `me`. */
graphql(`
  fragment Session_user on User {
    name
    email
    image {
      url
    }
    role
    verified
  }
`);

/** The session's user, read from the cache. */
graphql(`
  query Session {
    me {
      ...Session_user
    }
  }
`);

type Props = {
  /** replaces the identity provider, in tests */
  load?: () => Promise<Identity>;
  /** whether the server rendered the page, as visitors see it */
  rendered?: boolean;
  children: ReactNode;
};

/** Provides the session to the components below. */
export function SessionProvider({ load = loadIdentity, rendered = false, children }: Props) {
  const client = useApolloClient();
  const [store] = useState(() => createSessionStore(client, load, rendered));
  useEffect(() => store.start(), [store]);
  const { loading, accountId } = useSyncExternalStore(store.subscribe, store.state, store.state);
  // The root query, which every page sends, fetches `me`; another network request here would repeat it.
  const { data } = useSessionQuery({
    fetchPolicy: 'cache-only',
    nextFetchPolicy: 'cache-only',
  });
  const me = unmask<Session_UserFragment>(data?.me);
  const accountMissing = accountId !== null && me === null;
  useEffect(() => {
    const token = readToken();
    // The hook may lag behind the cache.
    const isMissing = client.readQuery({ query: SessionDocument })?.me === null;
    if (accountMissing && isMissing && token) reportRefusedToken(token);
  }, [client, accountMissing]);

  const session = useMemo<Session>(() => {
    const user: SessionUser | null =
      accountId !== null && me
        ? {
            uid: me.id,
            email: me.email ?? '',
            displayName: me.name,
            photoURL: me.image?.url ?? null,
            role: me.role,
            verified: me.verified,
          }
        : null;
    return { ...store, user, loading: loading || (accountId !== null && !user) };
  }, [store, loading, accountId, me]);

  const isSignedIn = session.user !== null;
  useEffect(() => {
    if (!session.loading) document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  }, [session.loading, isSignedIn]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
