import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { watchAccounts } from './emulator.autosave.ts';
import { configuredPort, emulatorPort, endOrphanIn, startEmulator } from './emulator.process.ts';
import { emulatorRest } from './emulator.rest.ts';
import { accountSnapshot } from './emulator.snapshot.ts';
import { supervise } from './emulator.supervisor.ts';

/** The address of the emulator that another process runs with its accounts in `dataDir`; null for none. */
export async function runningEmulator(dataDir: string): Promise<string | null> {
  const port = await configuredPort(join(dataDir, 'identity', 'emulator'));
  if (port === null) return null;
  const url = `http://127.0.0.1:${port}`;
  return (await emulatorRest(url).ready()) ? url : null;
}

/** A running emulator. */
type Emulator = {
  /** Its address on loopback. */
  url: string;
  /** Whether no accounts were kept. */
  startedEmpty: boolean;
  /** Resolves once all accounts are on disk as they were at the call, or later. */
  persist(): Promise<void>;
  /** Writes the accounts and ends the process. */
  stop(): Promise<void>;
};

/**
 * Starts the Auth emulator on 127.0.0.1 with its accounts kept in
 * `dataDir` and restored now; they are written every two seconds and whenever `persist` is called.
 * An emulator process that ends is started again with the accounts last written. Raises one line when the port
 * is taken or the kept accounts are unreadable.
 */
export async function openEmulator(
  wantedPort: number,
  { dataDir, log }: { dataDir: string; log: Logger },
): Promise<Emulator> {
  const home = join(dataDir, 'identity');
  const folder = join(home, 'emulator');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await endOrphanIn(folder, log);
  const port = await emulatorPort(wantedPort);
  const url = `http://127.0.0.1:${port}`;
  const rest = emulatorRest(url);
  const accounts = join(home, 'accounts.json');
  const startedEmpty = !existsSync(accounts);
  const snapshot = accountSnapshot(rest, accounts);
  const supervisor = await supervise(snapshot, log, () =>
    startEmulator(rest, { folder, port, log }),
  );
  log.warn({ url }, 'accounts are emulated: anyone who reaches this address can sign in as anyone');
  const watch = watchAccounts(rest, snapshot, supervisor.ready, log);
  return {
    url,
    startedEmpty,
    persist: () => supervisor.ready().then(() => snapshot.persist()),
    stop: () =>
      supervisor.stop(async () => {
        await watch.stop();
        await snapshot.persist();
      }),
  };
}
