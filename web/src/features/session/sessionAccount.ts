import type { ApolloClient } from '@apollo/client';
import type { Role, Session_UserFragment } from '../../generated/graphql.ts';
import { SessionDocument } from '../../generated/session.ts';
import { unmask } from '../../lib/graphql.ts';
import { dropFormDrafts, keepFormDrafts } from '../../ui/form/drafts.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { deleteBrowsedProducts } from '../browsing/storageKeys.ts';
import { setSignOutPending } from './identity/pendingSignOut.ts';
import { resetCache } from './resetCache.ts';
import type { SessionMachine } from './sessionMachine.ts';
import { clearSessionNotice } from './sessionNotice.ts';
import type { GetTokenResult } from './tokens/getToken.ts';
import { accountIdOf, savedToken, writeToken } from './tokens/token.ts';

type User = NonNullable<GetTokenResult['user']>;

const roles: Record<Role, string> = { BUYER: 'a buyer', SELLER: 'a seller', ADMIN: 'an admin' };

/** Keeps the cache and the forms' drafts on the token's account. */
export function createSessionAccount(client: ApolloClient, machine: SessionMachine) {
  let pendingSwitch = Promise.resolve();
  /** The last signed-in user, whose drafts are kept. */
  let lastUser: Session_UserFragment | null = null;

  /** Switches to another account, or to none: empties the cache before any screen shows the change. */
  function switchTo(accountId: string | null, write: () => void = () => {}): Promise<void> {
    pendingSwitch = pendingSwitch.then(async () => {
      if (accountId === machine.state().accountId) return write();
      toast.clear();
      const me = client.readQuery({ query: SessionDocument })?.me;
      lastUser = unmask<Session_UserFragment>(me) ?? lastUser;
      keepFormDrafts();
      await resetCache(client, () => {
        write();
        machine.switchTo(accountId);
      });
    });
    return pendingSwitch;
  }

  /**
   * Discards another user's drafts; tells users if their role changed.
   * @param isRenewed whether the user was already signed in, including at the page's opening
   */
  function adoptUser(user: Session_UserFragment, isRenewed: boolean) {
    // Not by e-mail, which visitors' answers lack.
    if (user.id !== lastUser?.id && !(isRenewed && !lastUser)) {
      dropFormDrafts();
      // Products seen as a visitor, before signing in, belong to the new user.
      if (lastUser) deleteBrowsedProducts();
    }
    if (user.id === lastUser?.id && user.role !== lastUser.role) {
      toast.blank(`Your account changed: you’re now ${roles[user.role]}.`);
    }
    lastUser = user;
  }

  return {
    switchTo,
    /** Switches to the account of a token that the server has just issued. */
    adoptToken(token: string, user: User): Promise<void> {
      const isRenewed = accountIdOf(savedToken()) === user.id;
      return switchTo(accountIdOf(token), () => {
        writeToken(token);
        setSignOutPending(false);
        clearSessionNotice();
        adoptUser(unmask<Session_UserFragment>(user), isRenewed);
        client.writeQuery({ query: SessionDocument, data: { me: user } });
      });
    },
    /** Resolves once the last switch is done. */
    switched: () => pendingSwitch,
  };
}
