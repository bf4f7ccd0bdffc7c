import type { User } from 'firebase/auth';
import type { Identity } from '../src/features/session/identity.ts';
import type { World } from './records.ts';

/** An identity provider that believes everybody: any password fits, and Google is whoever one picks. */
export function mockIdentity(world: World, present: string | null = null): Identity {
  const created = new Set<string>();
  const listeners = new Set<(user: User | null) => void>();
  let email = present;
  const asUser = () => (email ? ({ uid: email, email } as User) : null);
  const become = (next: string | null) => {
    email = next;
    for (const listener of listeners) listener(asUser());
  };
  const knows = (address: string) =>
    created.has(address) || world.users.some((user) => user.email === address);
  const refuse = (code: string) => {
    throw Object.assign(new Error(code), { code: `auth/${code}` });
  };
  return {
    onChange(listener) {
      listeners.add(listener);
      queueMicrotask(() => listener(asUser()));
      return () => listeners.delete(listener);
    },
    async createUser(address) {
      if (knows(address)) refuse('email-already-in-use');
      created.add(address);
      become(address);
    },
    async signIn(address) {
      if (!knows(address)) refuse('user-not-found');
      become(address);
    },
    signInWithGoogle: async (account) => become(account?.email ?? 'buyer@fitness.zone'),
    updateProfile: async () => {},
    sendPasswordReset: async () => {},
    readReset: async (code) => code,
    choosePassword: async () => {},
    logOut: async () => become(null),
    reload: async () => {},
    proof: async () => (email ? { email, idToken: `mock ${email}` } : null),
  };
}
