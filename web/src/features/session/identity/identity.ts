import type { User } from 'firebase/auth';

/** A Google account picked in our own chooser, with the emulator. */
export type GoogleAccount = { email: string; name: string };

/** The provider's ID token, and the e-mail address of its account. */
export type IdToken = { email: string; idToken: string };

export type ProfileChange = { displayName?: string; photoURL?: string };

/** The identity provider. Its refusals are errors with a `code` that starts with `auth/`. */
export type Identity = {
  /**
   * Calls back with the signed-in user, once at the start and whenever it changes.
   * @returns a function that removes the listener
   */
  onChange: (listener: (user: User | null) => void) => () => void;
  createUser: (email: string, password: string) => Promise<void>;
  signIn: (email: string, password: string) => Promise<void>;
  /** Opens Google's window; with the emulator, uses the picked account. */
  signInWithGoogle: (account?: GoogleAccount) => Promise<void>;
  updateProfile: (change: ProfileChange) => Promise<void>;
  /** Requests a password-reset mail. */
  sendPasswordReset: (email: string) => Promise<void>;
  /** Returns the address that a code was sent to; rejects used and expired codes. */
  readReset: (code: string) => Promise<string>;
  /** Replaces the password; each code works once. */
  choosePassword: (code: string, password: string) => Promise<void>;
  /** Asks the provider, without a cache. */
  isEmailVerified: () => Promise<boolean>;
  /** Requests a mail that confirms the signed-in user's address. */
  sendEmailVerification: () => Promise<void>;
  /** Confirms the address that a code was sent to; each code works once. */
  verifyEmail: (code: string) => Promise<void>;
  /** `password` if the account has one. */
  signInMethod: () => Promise<'password' | 'google'>;
  /**
   * Reauthenticates the signed-in user by password, or with null in Google's window. Returns an ID token of that
   * sign-in.
   */
  reauthenticate: (password: string | null) => Promise<IdToken>;
  logOut: () => Promise<void>;
  /** Refetches the user from the provider after the server changed it. */
  reload: () => Promise<void>;
  /**
   * Null if no user is signed in at the provider.
   * @param fresh fetches a new one even if the last one is valid by this computer's clock
   */
  getIdToken: (fresh?: boolean) => Promise<IdToken | null>;
};
