import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  clearFolder,
  type EmulatorProcess,
  emulatorPort,
  startEmulator,
} from './emulator.process.ts';
import { EMULATOR_PROJECT, type EmulatorRest, emulatorRest } from './emulator.rest.ts';
import { accountSnapshot, type Snapshot } from './emulator.snapshot.ts';
import { firebaseAccounts } from './firebase.accounts.ts';
import { emulatorAuth } from './firebase.auth.ts';
import type { Identity } from './identity.ts';

const SNAPSHOT_EVERY_MS = 2_000;
const RESTART_AFTER_MS = 1_000;

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

/** Keeps one emulator running; `ready` waits for a restart under way, so that nothing empty is ever kept. */
async function supervise(snapshot: Snapshot, log: Logger, start: () => Promise<EmulatorProcess>) {
  let stopping = false;
  let current: Promise<EmulatorProcess> = run();
  await current;

  async function run(): Promise<EmulatorProcess> {
    const emulator = await start();
    try {
      const accounts = await snapshot.restore();
      log.info({ accounts }, 'the Auth emulator is up, with the accounts kept');
    } catch (error) {
      await emulator.stop();
      throw error;
    }
    emulator.ended.then(() => {
      snapshot.suspend();
      if (stopping) return;
      log.error('the Auth emulator ended unexpectedly: starting it again');
      current = revive();
      current.catch(() => undefined); // only when stopping, which waits for it itself
    });
    return emulator;
  }

  async function revive(): Promise<EmulatorProcess> {
    try {
      return await run();
    } catch (error) {
      if (stopping) throw error;
      log.error(error, 'the Auth emulator did not come back: trying again');
      await sleep(RESTART_AFTER_MS);
      return revive();
    }
  }

  return {
    ready: async () => {
      await current;
    },
    async stop(lastly: () => Promise<void>) {
      stopping = true;
      const emulator = await current.catch(() => null);
      try {
        await lastly();
      } finally {
        await emulator?.stop();
      }
    },
  };
}

/** Browsers change accounts at the emulator without our doing: looks every two seconds, and tells of mails. */
function watchAccounts(
  rest: EmulatorRest,
  snapshot: Snapshot,
  ready: () => Promise<void>,
  log: Logger,
) {
  const told = new Set<string>();
  const stopped = new AbortController();

  async function look(): Promise<void> {
    await ready();
    await snapshot.persist();
    for (const { email, requestType, oobLink } of await rest.unsentMails()) {
      if (told.has(oobLink)) continue;
      told.add(oobLink);
      log.info({ email, requestType, link: oobLink }, 'a mail the Auth emulator would have sent');
    }
  }

  const loop = (async () => {
    while (!stopped.signal.aborted) {
      await look().catch((error: unknown) => log.warn(error, 'could not keep the accounts'));
      await sleep(SNAPSHOT_EVERY_MS, undefined, { signal: stopped.signal, ref: false }).catch(
        () => undefined, // stopped, which the loop's condition sees
      );
    }
  })();

  return {
    stop: async () => {
      stopped.abort();
      await loop;
    },
  };
}
