import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { Session_UserFragment } from '../../generated/graphql.ts';
import { graphql, unmask } from '../../lib/graphql.ts';
import type { Identity } from './identity.ts';
import { loadIdentity } from './loadIdentity.ts';
import { useSessionQuery } from './SessionProvider.generated.ts';

import { createSessionStore } from './session.store.ts';
import { type Session, SessionContext, type SessionUser } from './session.ts';
import { readToken, refuseToken } from './token.ts';

/** Who the session's user is. The root query, which every page asks, spreads it over `me`. */
graphql(`
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
graphql(`
  query Session {
    me {
      id
      ...Session_user
    }
  }
`);

type Props = {
  /** replaces the identity provider, in tests */
  load?: () => Promise<Identity>;
  children: ReactNode;
};

/** Gives everything below it the session. */
export function SessionProvider({ load = loadIdentity, children }: Props) {
  const client = useApolloClient();
  const [store] = useState(() => createSessionStore(client, load));
  useEffect(() => store.start(), [store]);
  const { loading, owner } = useSyncExternalStore(store.subscribe, store.state, store.state);
  // The root query, which every page asks, brings `me`; asking here as well would ask twice.
  const { data } = useSessionQuery({
    fetchPolicy: 'cache-only',
    nextFetchPolicy: 'cache-only',
  });
  const me = unmask<Session_UserFragment>(data?.me);
  const disowned = owner !== null && me === null;
  useEffect(() => {
    const token = readToken();
    if (disowned && token) refuseToken(token);
  }, [disowned]);

  const session = useMemo<Session>(() => {
    const user: SessionUser | null =
      owner !== null && me
        ? {
            uid: me.id,
            email: me.email ?? '',
            displayName: me.name,
            photoURL: me.image?.url ?? null,
            role: me.role,
            verified: me.verified,
          }
        : null;
    return { ...store, user, loading: loading || (owner !== null && !user) };
  }, [store, loading, owner, me]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
