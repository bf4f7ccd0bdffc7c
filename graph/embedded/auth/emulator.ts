import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { freePort } from '../free-port.ts';
import { type EmulatorProcess, requireEmulatorPackage, startEmulator } from './emulator.process.ts';

const restartDelayMs = 1_000;

/** The address of the emulator that another process runs with its accounts in `dataDir`; null if there is none. */
export async function runningEmulator(dataDir: string): Promise<string | null> {
  try {
    const url = await readFile(addressFile(join(dataDir, 'identity')), 'utf8');
    return (await fetch(url)).ok ? url : null;
  } catch {
    return null;
  }
}

type Emulator = {
  /** On loopback. */
  url: string;
  /** Ends its process. */
  stop(): Promise<void>;
};

/**
 * Starts the Auth emulator on 127.0.0.1 with its accounts kept in `dataDir`. Restarts its process if that ends
 * unexpectedly.
 * @throws an error of one line when the port is taken, the accounts are unreadable or the package is not installed
 */
export async function openEmulator(
  wantedPort: number,
  { dataDir, log }: { dataDir: string; log: Logger },
): Promise<Emulator> {
  requireEmulatorPackage();
  const home = join(dataDir, 'identity');
  await mkdir(home, { recursive: true, mode: 0o700 });
  const port = wantedPort || (await freePort());
  const url = `http://127.0.0.1:${port}`;
  let stopping = false;
  let current: Promise<EmulatorProcess | null> = start();
  await current;
  await writeFile(addressFile(home), url, { mode: 0o600 });
  log.warn({ url }, 'accounts are emulated: anyone who reaches this address can sign in as anyone');

  async function start(): Promise<EmulatorProcess> {
    const emulator = await startEmulator({ home, port }, log);
    emulator.ended.then(() => {
      if (stopping) return;
      log.error('the Auth emulator ended unexpectedly: starting it again');
      current = restart();
    });
    return emulator;
  }

  async function restart(): Promise<EmulatorProcess | null> {
    while (!stopping) {
      try {
        return await start();
      } catch (error) {
        log.error({ err: error }, 'the Auth emulator did not come back: trying again');
        await sleep(restartDelayMs);
      }
    }
    return null;
  }

  return {
    url,
    stop: async () => {
      stopping = true;
      await (await current)?.stop();
      await rm(addressFile(home), { force: true });
    },
  };
}

/** Holds the address of the running emulator. */
const addressFile = (home: string) => join(home, 'emulator.address');
