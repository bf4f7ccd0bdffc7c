import { createContext, use } from 'react';
import type { RefusalCode, Role } from '../../generated/graphql.ts';
import type { GoogleAccount, ProfileChange, Proof } from './identity.ts';

/** The signed-in person: the provider's view of them, and what the product's server adds. */
export type SessionUser = {
  /** the account's id */
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
  role: Role;
  /** an admin has verified the account */
  verified: boolean;
};

/** What came of asking the product's server to let the person in. */
export type Entry = { success: boolean; message: string; code: RefusalCode | null };

export type Session = {
  /** null until known, and while nobody is signed in */
  user: SessionUser | null;
  /**
   * True at the start, until it is known who is signed in. The actions below set it to true and leave
   * it to what follows: the provider's news, or `setLoading(false)` by a caller whose action failed.
   */
  loading: boolean;
  createUser: (email: string, password: string) => Promise<void>;
  signIn: (email: string, password: string) => Promise<void>;
  updateUserProfile: (change: ProfileChange) => Promise<void>;
  signInWithGoogle: (account?: GoogleAccount) => Promise<void>;
  logOut: () => Promise<void>;
  setLoading: (loading: boolean) => void;
  /**
   * Exchanges the provider's proof of identity for the product's token; on success `user` is known.
   * @throws the provider's error, or the network's
   */
  enter: () => Promise<Entry>;
  /**
   * What proves to the server who is signed in at the provider, for those whom it does not know yet.
   * @throws when nobody is signed in there
   */
  prove: () => Promise<Proof>;
};

const unavailable = async () => {
  throw new Error('There is no session here.');
};

export const SessionContext = createContext<Session>({
  user: null,
  loading: false,
  createUser: unavailable,
  signIn: unavailable,
  updateUserProfile: unavailable,
  signInWithGoogle: unavailable,
  logOut: unavailable,
  setLoading: () => {},
  enter: unavailable,
  prove: unavailable,
});

/** Who is signed in, and the actions that change it. */
export const useSession = (): Session => use(SessionContext);
