import type { FirebaseConfig } from '@fitness-zone/contract/client-config.ts';
import type { SignInMethod } from '@fitness-zone/contract/enums.ts';

/**
 * Identity provider outside our database. Hosted Firebase Authentication and the Auth emulator implement it; callers
 * don't depend on which.
 */
export type Identity = {
  /** Settings of the browser's SDK for the same provider. Public by nature. */
  readonly browser: FirebaseConfig;
  /** False for the emulator, whose accounts this process keeps and may repair. */
  readonly hosted: boolean;
  /**
   * The account that a Firebase ID token proves, read from the provider. The emulator's tokens are unsigned, so only
   * three claims are trusted: subject, method and time of the sign-in. Null if the token is malformed, forged, expired
   * or revoked, or its account is deleted or disabled.
   */
  identify(idToken: string): Promise<SignedIn | null>;
  /** The reason for `identify`'s null; null itself for a token that is malformed, forged or expired. */
  whyRefused(idToken: string): Promise<'deleted' | 'disabled' | 'ended' | null>;
  account(uid: string): Promise<Account | null>;
  /** Returns the account with this e-mail, or null. */
  findByEmail(email: string): Promise<Account | null>;
  /** Creates an account. Raises the provider's fault when the uid or the e-mail is in use. */
  create(account: AccountDraft): Promise<Account>;
  /**
   * Creates up to a thousand accounts in one call, under their uids and without passwords.
   * @returns the uids that were refused, for instance because another account has the e-mail
   */
  importAccounts(accounts: ImportedAccount[]): Promise<string[]>;
  /** Changes the shown name, the photo, or both; null removes the value. */
  update(uid: string, profile: ProfileChange): Promise<void>;
  /** Removes the account and all its sessions; a missing account is no error. */
  remove(uid: string): Promise<void>;
  /** Invalidates every ID token and refresh token issued so far, including the caller's. */
  revokeSessions(uid: string): Promise<void>;
  /**
   * Like `revokeSessions`, for an account that changed hands; returns the account afterwards, or null if there is none.
   * The emulator gives it another uid: its tokens are unsigned and its refresh tokens never expire, so knowing the
   * former uid would still be enough to sign in.
   */
  endFormerSessions(uid: string): Promise<Account | null>;
  /** The emulator has lost its accounts, so they must be created again. Always false for a hosted provider. */
  startedEmpty(): Promise<boolean>;
  /** Returns all accounts, in no particular order. */
  list(): Promise<Account[]>;
  /** Stops the provider's processes, if it started any. */
  stop(): Promise<void>;
};

/** An account as the provider knows it. */
export type Account = {
  uid: string;
  /** In lower case; null for accounts without one, such as anonymous ones. */
  email: string | null;
  /** The provider has proof that the address belongs to this person. */
  emailVerified: boolean;
  displayName: string | null;
  photoURL: string | null;
  disabled: boolean;
  /** Sign-in methods: `password`, `google.com`, … */
  providers: string[];
  /** To the second. */
  createdAt: Date;
  /** Opaque. Changes with the e-mail, the password, a linked provider, or when the provider ends the sessions. */
  credentials: string;
};

/** An account whose owner has shown an ID token. */
export type SignedIn = Account & {
  /** The last proof of identity, by password or at another provider. */
  signedInAt: Date;
  signedInBy: SignInMethod;
};

export type AccountDraft = {
  /** Chosen by the provider when absent. */
  uid?: string;
  email: string;
  /** If absent, the person signs in through another provider or a password-reset mail. */
  password?: string;
  emailVerified?: boolean;
  displayName?: string | null;
  photoURL?: string | null;
};

/** An account to create for one of our records. */
type ImportedAccount = { uid: string; email: string; displayName: string };

export type ProfileChange = {
  displayName?: string | null;
  photoURL?: string | null;
};
