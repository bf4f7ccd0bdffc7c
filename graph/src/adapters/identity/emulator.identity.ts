import { randomUUID } from 'node:crypto';
import type { Auth, UserImportRecord } from 'firebase-admin/auth';
import type { Logger } from 'pino';
import { emulatorProject } from '../../../embedded/auth/emulator.project.ts';
import { openEmulator } from '../../../embedded/auth/emulator.ts';
import { firebaseAccounts, toAccount } from './firebase.accounts.ts';
import { emulatorAuth } from './firebase.auth.ts';
import type { Account, Identity } from './identity.ts';

/**
 * Starts the Auth emulator on a port of 127.0.0.1 (0 takes a free one), with its files in
 * `dataDir/identity`.
 * @throws an error of one line when the port is taken or the accounts on disk are unreadable
 */
export async function openEmulatorIdentity(
  port: number,
  options: { dataDir: string; log: Logger },
): Promise<Identity> {
  const { url, stop } = await openEmulator(port, options);
  return { ...emulatorAccounts(url), stop };
}

/** The accounts of an emulator that another process runs and keeps. Makes no request until its functions are called. */
export const connectEmulator = (url: string): Identity => ({
  ...emulatorAccounts(url),
  stop: async () => undefined,
});

function emulatorAccounts(url: string): Omit<Identity, 'stop'> {
  const auth = emulatorAuth(new URL(url).host, emulatorProject);
  return {
    ...firebaseAccounts(auth),
    endFormerSessions: (uid) => moveToFreshUid(auth, uid),
    hosted: false,
    startedEmpty: async () => (await auth.listUsers(1)).users.length === 0,
    browser: {
      projectId: emulatorProject,
      apiKey: emulatorProject,
      authDomain: `${emulatorProject}.firebaseapp.com`,
      emulatorUrl: url,
    },
  };
}

async function moveToFreshUid(auth: Auth, former: string): Promise<Account | null> {
  const [user] = (await auth.getUsers([{ uid: former }])).users;
  if (!user) return null;
  const { email, emailVerified, displayName, photoURL, providerData, metadata } = user;
  const uid = randomUUID();
  await auth.deleteUser(former);
  const { errors } = await auth.importUsers([
    {
      uid,
      email,
      emailVerified,
      displayName,
      photoURL,
      providerData,
      metadata,
    } as UserImportRecord,
  ]);
  if (errors[0]) throw errors[0].error;
  return toAccount(await auth.getUser(uid));
}
