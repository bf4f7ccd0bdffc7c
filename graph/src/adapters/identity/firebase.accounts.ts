import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignInMethod } from '@fitness-zone/contract/enums.ts';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { decodeJwt } from 'jose';
import type { Account, AccountDraft, Identity, ProfileChange, SignedIn } from './identity.ts';

type Accounts = Omit<Identity, 'browser' | 'hosted' | 'startedEmpty' | 'stop'>;

/**
 * Wraps firebase-admin's Auth, for the hosted service or an emulator. Its functions return null for an unknown account
 * or an invalid token, and raise FirebaseAuthError for other failures; `callIdentityProvider` turns these into
 * refusals.
 */
export function firebaseAccounts(auth: Auth): Accounts {
  const account = (uid: string) => nullIfUnknownUser(auth.getUser(uid).then(toAccount));
  const revokeSessions = async (uid: string) => {
    // The provider compares sign-ins by whole seconds, so the current second must pass first.
    await sleep(1000 - (Date.now() % 1000));
    await nullIfUnknownUser(auth.revokeRefreshTokens(uid));
  };
  return {
    account,
    identify: async (idToken) => (await prove(auth, idToken)).account,
    whyRefused: async (idToken) => (await prove(auth, idToken)).reason,
    findByEmail: (email) => nullIfUnknownUser(auth.getUserByEmail(email).then(toAccount)),
    create: async (draft) => toAccount(await auth.createUser(toCreation(draft))),
    importAccounts: async (imported) => {
      const { errors } = await auth.importUsers(imported);
      return errors.map(({ index }) => imported[index]?.uid ?? '');
    },
    update: async (uid, profile) => {
      await auth.updateUser(uid, toUpdate(profile));
    },
    remove: async (uid) => {
      await nullIfUnknownUser(auth.deleteUser(uid));
    },
    revokeSessions,
    endFormerSessions: async (uid) => {
      await revokeSessions(uid);
      return account(uid);
    },
    list: () => list(auth),
  };
}

type Proof = {
  account: SignedIn | null;
  reason: Awaited<ReturnType<Identity['whyRefused']>>;
};

const refusedProof = (reason: Proof['reason']): Proof => ({ account: null, reason });

async function prove(auth: Auth, idToken: string): Promise<Proof> {
  if (!isJwt(idToken)) return refusedProof(null);
  try {
    const claims = await auth.verifyIdToken(idToken);
    const user = await nullIfUnknownUser(auth.getUser(claims.uid));
    if (!user) return refusedProof('deleted');
    if (user.disabled) return refusedProof('disabled');
    // Deletion, revocation and a new password must count at once, not when the ID token runs out.
    const revoked = Date.parse(user.tokensValidAfterTime ?? '') > claims.auth_time * 1000;
    const provider = claims.firebase?.sign_in_provider;
    if (revoked || !isLinked(user, provider)) return refusedProof('ended');
    const signedInAt = new Date(claims.auth_time * 1000);
    const signedInBy = methods.get(provider) ?? 'other';
    return { account: { ...toAccount(user), signedInAt, signedInBy }, reason: null };
  } catch (error) {
    const reason = refusals[codeOf(error)];
    if (reason === undefined) throw error;
    return refusedProof(reason);
  }
}

const methods: ReadonlyMap<string | undefined, SignInMethod> = new Map([
  ['password', 'password'],
  ['google.com', 'google'],
]);

/**
 * The provider removes a stranger's password once the address's owner signs in with Google. The stranger's sign-in may
 * survive, but is no longer linked.
 */
const isLinked = (user: UserRecord, signInProvider: string | undefined): boolean =>
  signInProvider === undefined ||
  signInProvider === 'custom' ||
  (signInProvider === 'password' && hasPassword(user)) ||
  user.providerData.some(({ providerId }) => providerId === signInProvider);

async function list(auth: Auth): Promise<Account[]> {
  const accounts: Account[] = [];
  let page: string | undefined;
  do {
    const answer = await auth.listUsers(1000, page);
    accounts.push(...answer.users.map(toAccount));
    page = answer.pageToken;
  } while (page);
  return accounts;
}

/** The SDK's refusals of a token or its owner, as opposed to faults of the provider. */
const refusals: Record<string, Proof['reason']> = {
  'auth/argument-error': null,
  'auth/id-token-expired': null,
  // With the emulator, the SDK looks up the account itself and raises these.
  'auth/id-token-revoked': 'ended',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'deleted',
};

/** Keeps payloads that aren't objects from firebase-admin, which crashes on them. */
function isJwt(token: string): boolean {
  try {
    decodeJwt(token);
    return true;
  } catch {
    return false;
  }
}

async function nullIfUnknownUser<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (['auth/user-not-found', 'auth/invalid-uid', 'auth/invalid-email'].includes(codeOf(error)))
      return null;
    throw error;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export function toAccount(user: UserRecord): Account {
  return {
    uid: user.uid,
    email: user.email?.toLowerCase() ?? null,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? null,
    photoURL: user.photoURL ?? null,
    disabled: user.disabled,
    providers: providersOf(user),
    createdAt: new Date(user.metadata.creationTime),
    credentials: credentialsOf(user),
  };
}

const providersOf = (user: UserRecord): string[] => {
  const others = user.providerData
    .map(({ providerId }) => providerId)
    .filter((providerId) => providerId !== 'password');
  return hasPassword(user) ? ['password', ...others] : others;
};

/** For an imported account, the emulator doesn't list the password among the providers. */
const hasPassword = ({ passwordHash, providerData }: UserRecord): boolean =>
  passwordHash !== undefined || providerData.some(({ providerId }) => providerId === 'password');

/** Firebase moves `tokensValidAfterTime` with each change of password or e-mail. */
function credentialsOf(user: UserRecord): string {
  const { email, tokensValidAfterTime, providerData } = user;
  const linked = providerData
    .filter(({ providerId }) => providerId !== 'password')
    .map(({ providerId, uid }) => [providerId, uid])
    .toSorted();
  return createHash('sha256')
    .update(JSON.stringify([email?.toLowerCase(), tokensValidAfterTime, hasPassword(user), linked]))
    .digest('base64url');
}

/** The SDK accepts null only in updates, where it means "remove". */
function toCreation({ uid, email, password, emailVerified, displayName, photoURL }: AccountDraft) {
  return {
    email,
    emailVerified: emailVerified ?? false,
    ...(uid ? { uid } : {}),
    ...(password ? { password } : {}),
    ...(displayName ? { displayName } : {}),
    ...(photoURL ? { photoURL } : {}),
  };
}

function toUpdate({ displayName, photoURL }: ProfileChange) {
  return {
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoURL === undefined ? {} : { photoURL }),
  };
}
