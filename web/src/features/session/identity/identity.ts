import type { User } from 'firebase/auth';

/** A Google account picked in our own chooser, which stands in for Google's while identity is emulated. */
export type GoogleAccount = { email: string; name: string };

/** The provider's ID token, with the email address of the account that it was issued to. */
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
  /** Opens Google's window; with the emulator, which has none, takes the account that was picked. */
  signInWithGoogle: (account?: GoogleAccount) => Promise<void>;
  updateProfile: (change: ProfileChange) => Promise<void>;
  /** Asks for a mail with a link to choose another password. */
  sendPasswordReset: (email: string) => Promise<void>;
  /** Returns the address that a mail with this code went to; refuses a code that is used up or too old. */
  readReset: (code: string) => Promise<string>;
  /** Replaces the password; each code works once. */
  choosePassword: (code: string, password: string) => Promise<void>;
  /** As the provider knows it now. */
  isEmailVerified: () => Promise<boolean>;
  /** Asks for a mail with a link by which the signed-in user confirms their address. */
  sendEmailVerification: () => Promise<void>;
  /** Confirms the address that a mail with this code went to; each code works once. */
  verifyEmail: (code: string) => Promise<void>;
  /** Password if there is one. */
  signInMethod: () => Promise<'password' | 'google'>;
  /**
   * Lets the signed-in user prove once more who they are: by the password, or without one by Google's window.
   * Returns an ID token of that sign-in.
   */
  reauthenticate: (password: string | null) => Promise<IdToken>;
  logOut: () => Promise<void>;
  /** Fetches the user from the provider again, after the server changed it. */
  reload: () => Promise<void>;
  /**
   * Null when no user is signed in at the provider.
   * @param fresh fetches another one even if this computer's clock says that the last one is valid
   */
  getIdToken: (fresh?: boolean) => Promise<IdToken | null>;
};
