import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { firebaseAccounts } from '../../src/adapters/identity/firebase.accounts.ts';
import { emulatorAuth } from '../../src/adapters/identity/firebase.auth.ts';
import type { Identity } from '../../src/adapters/identity/identity.ts';
import { watchAccounts } from './emulator.autosave.ts';
import { clearFolder, emulatorPort, startEmulator } from './emulator.process.ts';
import { EMULATOR_PROJECT, emulatorRest } from './emulator.rest.ts';
import { accountSnapshot } from './emulator.snapshot.ts';
import { supervise } from './emulator.supervisor.ts';

/**
 * Starts the Auth emulator on 127.0.0.1 and gives the identity part over it. Its accounts are kept in
 * `dataDir` and restored now; they are written every two seconds and whenever `persist` is called.
 * An emulator that dies is started again with the accounts last written. Raises one line when the port
 * is taken or the kept accounts are unreadable.
 */
export async function openEmulator(
  wantedPort: number,
  { dataDir, log }: { dataDir: string; log: Logger },
): Promise<Identity> {
  const home = join(dataDir, 'identity');
  const folder = join(home, 'emulator');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearFolder(folder, log);
  const port = await emulatorPort(wantedPort);
  const url = `http://127.0.0.1:${port}`;
  const rest = emulatorRest(url);
  const snapshot = accountSnapshot(rest, join(home, 'accounts.json'));
  const supervisor = await supervise(snapshot, log, () =>
    startEmulator(rest, { folder, port, log }),
  );
  log.warn({ url }, 'identity is emulated: whoever reaches this address can sign in as anyone');
  const watch = watchAccounts(rest, snapshot, supervisor.ready, log);
  return {
    ...connectedAccounts(url),
    persist: () => supervisor.ready().then(() => snapshot.persist()),
    stop: () =>
      supervisor.stop(async () => {
        await watch.stop();
        await snapshot.persist();
      }),
  };
}

/** The identity part over an emulator that someone else runs and keeps. */
export function connectEmulator(url: string): Identity {
  return { ...connectedAccounts(url), persist: async () => undefined, stop: async () => undefined };
}

function connectedAccounts(url: string): Omit<Identity, 'persist' | 'stop'> {
  return {
    ...firebaseAccounts(emulatorAuth(new URL(url).host, EMULATOR_PROJECT)),
    hosted: false,
    browser: {
      projectId: EMULATOR_PROJECT,
      apiKey: EMULATOR_PROJECT,
      authDomain: `${EMULATOR_PROJECT}.firebaseapp.com`,
      emulatorUrl: url,
    },
  };
}
