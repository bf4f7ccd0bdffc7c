import { useApolloClient, useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { unmask } from '../../generated/index.ts';
import { Session_user, SessionQuery } from './getToken.ts';
import type { Identity } from './identity.ts';
import { loadIdentity } from './loadIdentity.ts';
import { createSessionStore } from './session.store.ts';
import { type Session, SessionContext, type SessionUser } from './session.ts';
import { readToken, refuseToken } from './token.ts';

type Props = {
  /** replaces the identity provider, in tests */
  load?: () => Promise<Identity>;
  children: ReactNode;
};

/** Gives everything below it the session. */
export function SessionProvider({ load = loadIdentity, children }: Props) {
  const client = useApolloClient();
  const [engine] = useState(() => createSessionStore(client, load));
  useEffect(() => engine.start(), [engine]);
  const { loading, owner } = useSyncExternalStore(engine.subscribe, engine.state, engine.state);
  // The root query, which every page asks, brings `me`; asking here as well would ask twice.
  const { data } = useQuery(SessionQuery, {
    fetchPolicy: 'cache-only',
    nextFetchPolicy: 'cache-only',
  });
  const me = unmask(Session_user, data?.me);
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
    return { ...engine, user, loading: loading || (owner !== null && !user) };
  }, [engine, loading, owner, me]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
