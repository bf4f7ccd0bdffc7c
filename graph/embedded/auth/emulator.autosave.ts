import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EmulatorRest } from './emulator.rest.ts';
import type { Snapshot } from './emulator.snapshot.ts';

const snapshotIntervalMs = 2_000;

/**
 * Browsers change accounts at the emulator without our doing: keeps them every two seconds, and logs the
 * mails that the emulator does not send.
 */
export function watchAccounts(
  rest: EmulatorRest,
  snapshot: Snapshot,
  ready: () => Promise<void>,
  log: Logger,
) {
  const logged = new Set<string>();
  const stopped = new AbortController();

  async function look(): Promise<void> {
    await ready();
    await snapshot.persist();
    for (const { email, requestType, oobLink } of await rest.unsentMails()) {
      if (logged.has(oobLink)) continue;
      logged.add(oobLink);
      log.info({ email, requestType, link: oobLink }, 'a mail the Auth emulator would have sent');
    }
  }

  const loop = (async () => {
    while (!stopped.signal.aborted) {
      await look().catch((error: unknown) => log.warn(error, 'could not keep the accounts'));
      await sleep(snapshotIntervalMs, undefined, { signal: stopped.signal, ref: false }).catch(
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
