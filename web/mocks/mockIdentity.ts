import type { User } from 'firebase/auth';
import type { Identity } from '../src/features/session/identity/identity.ts';
import type { Records } from './records/records.ts';
import { type MockAccount, mockIdToken } from './token.ts';

/**
 * An identity provider in memory: any password is accepted, and Google knows every account that one picks.
 * @param signedIn the e-mail of who is signed in at the start
 */
export function mockIdentity(records: Records, signedIn: string | null = null): Identity {
  const created = new Set<string>();
  const listeners = new Set<(user: User | null) => void>();
  const begin = (details: Omit<MockAccount, 'signedInAt'>): MockAccount => ({
    ...details,
    signedInAt: Date.now(),
  });
  let account = signedIn ? begin({ email: signedIn, provider: 'password' }) : null;
  const asUser = () => (account ? ({ uid: account.email, email: account.email } as User) : null);
  const enter = (next: MockAccount | null) => {
    account = next;
    for (const listener of listeners) listener(asUser());
  };
  const knows = (address: string) =>
    created.has(address) || records.users.some((user) => user.email === address);
  const asRecord = () => records.users.find(({ email }) => email === account?.email);
  const refuse = (code: string) => {
    throw Object.assign(new Error(code), { code: `auth/${code}` });
  };
  return {
    onChange(listener) {
      listeners.add(listener);
      queueMicrotask(() => listener(asUser()));
      return () => listeners.delete(listener);
    },
    async createUser(email) {
      if (knows(email)) refuse('email-already-in-use');
      created.add(email);
      enter(begin({ email, provider: 'password' }));
    },
    async signIn(email) {
      if (!knows(email)) refuse('user-not-found');
      enter(begin({ email, provider: 'password' }));
    },
    signInWithGoogle: async (chosen) =>
      enter(begin({ ...(chosen ?? { email: 'buyer@fitness.zone' }), provider: 'google' })),
    updateProfile: async () => {},
    sendPasswordReset: async () => {},
    readReset: async (code) => code,
    choosePassword: async () => {},
    isEmailVerified: async () => asRecord()?.emailVerified ?? false,
    // There are no mails: it counts as read and answered at once.
    async sendEmailVerification() {
      const record = asRecord();
      if (record) record.emailVerified = true;
    },
    verifyEmail: async () => {},
    signInMethod: async () => account?.provider ?? 'password',
    reauthenticate: async () => {
      if (!account) throw new Error('No user is signed in at the identity provider.');
      return { email: account.email, idToken: mockIdToken(account) };
    },
    logOut: async () => enter(null),
    reload: async () => {},
    getIdToken: async () => account && { email: account.email, idToken: mockIdToken(account) },
  };
}
