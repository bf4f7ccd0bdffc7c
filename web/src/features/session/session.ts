import { createContext, use } from 'react';
import type { RefusalCode, Role } from '../../generated/graphql.ts';
import type { GoogleAccount, IdToken, ProfileChange } from './identity/identity.ts';

export type SessionUser = {
  /** the id of the account at our server, a `User.id` of the schema; not Firebase's uid */
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
  role: Role;
  /** an admin has verified the account */
  verified: boolean;
};

/** The server's answer when an ID token is exchanged for a token of ours. */
export type TokenExchangeResult = { success: boolean; message: string; code: RefusalCode | null };

export type Session = {
  /** null until known, and while no user is signed in */
  user: SessionUser | null;
  /**
   * True until the signed-in user is known. The actions below set it to true. It becomes false when the provider
   * reports the user, or when a caller whose action failed sets it.
   */
  loading: boolean;
  createUser: (email: string, password: string) => Promise<void>;
  signIn: (email: string, password: string) => Promise<void>;
  updateUserProfile: (change: ProfileChange) => Promise<void>;
  signInWithGoogle: (account?: GoogleAccount) => Promise<void>;
  logOut: () => Promise<void>;
  setLoading: (loading: boolean) => void;
  /**
   * Exchanges the provider's ID token for a token of our server; on success `user` is known.
   * @throws the provider's error or a network error
   */
  exchangeToken: () => Promise<TokenExchangeResult>;
  /**
   * Asks the provider, without a cache.
   * @throws the provider's error or a network error
   */
  isEmailVerified: () => Promise<boolean>;
  /**
   * Requests a confirmation mail from the provider.
   * @throws the provider's error or a network error
   */
  sendEmailVerification: () => Promise<void>;
  /**
   * The provider's ID token, for requests of users who have no account at our server yet.
   * @throws when no user is signed in at the provider
   */
  getIdToken: () => Promise<IdToken>;
};

const unavailable = async () => {
  throw new Error('No session');
};

/** The session of the components below; its default rejects every action. */
export const SessionContext = createContext<Session>({
  user: null,
  loading: false,
  createUser: unavailable,
  signIn: unavailable,
  updateUserProfile: unavailable,
  signInWithGoogle: unavailable,
  logOut: unavailable,
  setLoading: () => {},
  exchangeToken: unavailable,
  isEmailVerified: unavailable,
  sendEmailVerification: unavailable,
  getIdToken: unavailable,
});

/** The signed-in user, and the session's actions. */
export const useSession = (): Session => use(SessionContext);
