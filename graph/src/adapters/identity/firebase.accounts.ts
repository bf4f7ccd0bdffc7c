import type { Auth, UserRecord } from 'firebase-admin/auth';
import { decodeJwt } from 'jose';
import type { Account, AccountDraft, Identity, ProfileChange, SignedIn } from './identity.ts';

type Accounts = Omit<Identity, 'browser' | 'hosted' | 'persist' | 'stop'>;

/** Takes firebase-admin's Auth, bound to the hosted service or to an emulator, and gives our words for it. */
export function firebaseAccounts(auth: Auth): Accounts {
  const account = (uid: string) => orNull(auth.getUser(uid).then(toAccount));
  return {
    account,
    identify: (idToken) => identify(auth, idToken),
    findByEmail: (email) => orNull(auth.getUserByEmail(email).then(toAccount)),
    create: async (draft) => toAccount(await auth.createUser(toCreation(draft))),
    update: async (uid, profile) => {
      await auth.updateUser(uid, toUpdate(profile));
    },
    remove: async (uid) => {
      await orNull(auth.deleteUser(uid));
    },
    revokeSessions: (uid) => auth.revokeRefreshTokens(uid),
    list: () => list(auth),
  };
}

async function identify(auth: Auth, idToken: string): Promise<SignedIn | null> {
  if (!isJwt(idToken)) return null;
  try {
    const claims = await auth.verifyIdToken(idToken);
    const user = await auth.getUser(claims.uid);
    // Deletion, revocation and a new password must count at once, not when the ID token runs out.
    const revoked = Date.parse(user.tokensValidAfterTime ?? '') > claims.auth_time * 1000;
    if (revoked || user.disabled) return null;
    return { ...toAccount(user), signedInAt: new Date(claims.auth_time * 1000) };
  } catch (error) {
    if (hasCode(error, invalidTokenCodes)) return null;
    throw error;
  }
}

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

/** Refusals of a token or its owner, as opposed to faults of the provider. */
const invalidTokenCodes = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** firebase-admin trips over payloads that are no objects, so those never reach it. */
function isJwt(token: string): boolean {
  try {
    decodeJwt(token);
    return true;
  } catch {
    return false;
  }
}

async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (hasCode(error, ['auth/user-not-found', 'auth/invalid-uid', 'auth/invalid-email']))
      return null;
    throw error;
  }
}

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function toAccount(user: UserRecord): Account {
  return {
    uid: user.uid,
    email: user.email?.toLowerCase() ?? null,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? null,
    photoURL: user.photoURL ?? null,
    disabled: user.disabled,
    providers: user.providerData.map((provider) => provider.providerId),
  };
}

/** The SDK takes null as "remove" in updates only, and refuses it at creation. */
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
