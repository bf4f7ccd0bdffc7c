import type { User } from 'firebase/auth';
import type { Identity } from '../src/features/session/identity/identity.ts';
import type { Store } from './store.ts';
import { mockIdToken } from './token.ts';

/**
 * An identity provider in memory: accepts any password, and offers every account for Google.
 * @param signedIn the e-mail of the account signed in at the start
 */
export function mockIdentity({ accounts }: Store, signedIn: string | null): Identity {
  const listeners = new Set<(user: User | null) => void>();
  let current = signedIn;
  const asUser = () => (current ? ({ uid: current, email: current } as User) : null);
  const proof = () => current && { email: current, idToken: mockIdToken(current) };
  const knows = (address: string) => accounts.some(({ email }) => email === address);
  const enter = (email: string | null) => {
    current = email;
    for (const listener of listeners) listener(asUser());
  };
  const refuse = (code: string) => {
    throw Object.assign(new Error(code), { code: `auth/${code}` });
  };
  const ignore = async () => {};
  return {
    onChange(listener) {
      listeners.add(listener);
      queueMicrotask(() => listener(asUser()));
      return () => listeners.delete(listener);
    },
    createUser: async (email) => (knows(email) ? refuse('email-already-in-use') : enter(email)),
    signIn: async (email) => (knows(email) ? enter(email) : refuse('user-not-found')),
    signInWithGoogle: async (chosen) => enter(chosen?.email ?? 'buyer@fitness.zone'),
    readReset: async (code) => code,
    isEmailVerified: async () => true,
    signInMethod: async () => 'password',
    async reauthenticate() {
      const proven = proof();
      if (!proven) throw new Error('No user is signed in at the identity provider.');
      return proven;
    },
    logOut: async () => enter(null),
    getIdToken: async () => proof() || null,
    updateProfile: ignore,
    sendPasswordReset: ignore,
    choosePassword: ignore,
    sendEmailVerification: ignore,
    verifyEmail: ignore,
    reload: ignore,
  };
}
