import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Account, Identity } from '../../graph/src/adapters/identity/identity.ts';

/** A browser's session at the identity provider, before our server hears of it. */
type TestSession = {
  uid: string;
  email: string;
  idToken: string;
};

/**
 * An in-memory identity provider with the product's interface, for tests of the code above it. The adapter itself is
 * tested with the real emulator. Its ID tokens are opaque, and it rejects any others.
 */
export function testIdentity() {
  const accounts = new Map<string, KeptAccount>();
  const sessions = new Map<string, string>();
  const signIns = new Map<string, Date>();
  /** The owners of all issued ID tokens. */
  const issued = new Map<string, string>();
  const calls: string[] = [];
  let outage: Error | null = null;

  /** Answers asynchronously, like a network, and fails during an outage. */
  async function reach(what: string): Promise<void> {
    await turn();
    if (outage) throw outage;
    calls.push(what);
  }
  const find = (email: string) => [...accounts.values()].find((account) => account.email === email);
  const add = (account: KeptAccount) => {
    if (accounts.has(account.uid)) throw new Error('auth/uid-already-exists');
    if (account.email && find(account.email)) throw new Error('auth/email-already-exists');
    accounts.set(account.uid, account);
    return shown(account);
  };
  const signIn = (uid: string, at = new Date()) => {
    const idToken = `id-token-${randomUUID()}`;
    sessions.set(idToken, uid);
    issued.set(idToken, uid);
    signIns.set(idToken, at);
    return idToken;
  };
  const endSessions = (uid: string) => {
    for (const [token, owner] of sessions) if (owner === uid) sessions.delete(token);
  };

  const identity: Identity = {
    hosted: false,
    browser: { projectId: 'test', apiKey: 'test', authDomain: 'test', emulatorUrl: null },
    async identify(idToken) {
      await reach('identify');
      const account = accounts.get(sessions.get(idToken) ?? '');
      const signedInAt = signIns.get(idToken);
      if (!account || !signedInAt || account.disabled) return null;
      const signedInBy = account.providers.includes('google.com') ? 'google' : 'password';
      return { ...shown(account), signedInAt, signedInBy };
    },
    async whyRefused(idToken) {
      await reach('whyRefused');
      const uid = issued.get(idToken);
      if (uid === undefined) return null;
      const account = accounts.get(uid);
      if (!account) return 'deleted';
      return account.disabled ? 'disabled' : 'ended';
    },
    async account(uid) {
      await reach('account');
      const account = accounts.get(uid);
      return account ? shown(account) : null;
    },
    async findByEmail(email) {
      await reach('findByEmail');
      const account = find(email.toLowerCase());
      return account ? shown(account) : null;
    },
    async create({ uid = randomUUID(), email, password, ...rest }) {
      await reach('create');
      return add({ ...anAccount(uid, email), ...rest, providers: password ? ['password'] : [] });
    },
    async importAccounts(imported) {
      await reach('importAccounts');
      return imported.flatMap(({ uid, email, displayName }) => {
        if (accounts.has(uid) || find(email)) return [uid];
        add({ ...anAccount(uid, email), displayName, providers: [] });
        return [];
      });
    },
    async update(uid, profile) {
      await reach('update');
      const account = accounts.get(uid);
      if (!account) throw new Error('auth/user-not-found');
      Object.assign(account, profile);
    },
    async remove(uid) {
      await reach('remove');
      accounts.delete(uid);
      endSessions(uid);
    },
    async revokeSessions(uid) {
      await reach('revokeSessions');
      endSessions(uid);
    },
    startedEmpty: async () => accounts.size === 0,
    async endFormerSessions(uid) {
      await reach('endFormerSessions');
      endSessions(uid);
      const account = accounts.get(uid);
      accounts.delete(uid);
      return account ? add({ ...account, uid: randomUUID() }) : null;
    },
    async list() {
      await reach('list');
      return [...accounts.values()].map(shown);
    },
    stop: async () => undefined,
  };

  return {
    ...identity,
    /** Creates an account with e-mail and password, or by a first sign-in with Google. */
    signUp(details: Partial<Omit<KeptAccount, 'uid'>> & { email: string }): TestSession {
      const { uid, email } = add({
        ...anAccount(randomUUID(), details.email),
        providers: ['password'],
        ...details,
      });
      return { uid, email: email ?? '', idToken: signIn(uid) };
    },
    /** Another ID token for an account, from a sign-in now or at the given time. */
    signIn,
    /** The account as the provider stores it, for tests to read or change. */
    peek: (uid: string): KeptAccount | undefined => accounts.get(uid),
    /** The names of the calls that reached the provider so far. */
    calls,
    /** Starts an outage; returns a function that ends it. */
    fail(error: Error): () => void {
      outage = error;
      return () => {
        outage = null;
      };
    },
  };
}

/** An account as stored; `password` stands for the credentials that change with each new one. */
type KeptAccount = Omit<Account, 'credentials'> & { password?: string };

const shown = ({ password, ...account }: KeptAccount): Account => ({
  ...account,
  credentials: JSON.stringify([account.email, account.providers, password]),
});

const anAccount = (uid: string, email: string): KeptAccount => ({
  uid,
  email: email.toLowerCase(),
  emailVerified: false,
  displayName: null,
  photoURL: null,
  disabled: false,
  providers: [],
  createdAt: new Date(),
});
