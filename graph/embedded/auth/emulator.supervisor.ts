import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EmulatorProcess } from './emulator.process.ts';
import type { Snapshot } from './emulator.snapshot.ts';

const restartDelayMs = 1_000;

/**
 * Starts an emulator, fills it with the accounts kept, and does so again whenever it ends by itself.
 * Raises when the first start fails.
 */
export async function supervise(
  snapshot: Snapshot,
  log: Logger,
  start: () => Promise<EmulatorProcess>,
) {
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
      current = restartEmulator();
      current.catch(() => undefined); // only when stopping, which waits for it itself
    });
    return emulator;
  }

  async function restartEmulator(): Promise<EmulatorProcess> {
    try {
      return await run();
    } catch (error) {
      if (stopping) throw error;
      log.error(error, 'the Auth emulator did not come back: trying again');
      await sleep(restartDelayMs);
      return restartEmulator();
    }
  }

  return {
    /** Waits for a restart under way, so that nothing empty is ever kept. */
    ready: async () => {
      await current;
    },
    /** Does what is to be done `lastly` with the emulator still there, and ends it for good. */
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
