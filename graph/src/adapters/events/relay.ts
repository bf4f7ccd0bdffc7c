import type { Change } from '@fitness-zone/contract/changes.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeRelay, Listener, RecordedChanges } from '../../shared/events.ts';

/** A change on its way from one process to the others. */
export type Message = {
  /** The process that published it. */
  origin: string;
  change: Change;
};

export type Relay = ChangeRelay & {
  /**
   * The newest recorded changes, at most `maxRecentChanges`, oldest first; null if some may be missing. Called once,
   * before `receive`.
   */
  recorded(): Promise<RecordedChanges | null>;
  close(): Promise<void>;
};

/** The received changes, null if some are missing. They are complete up to `until`. */
export type Received = { changes: Change[] | null; until: number };

type Parts = Pick<Relay, 'recorded' | 'send' | 'close'> & {
  /** Reads changes of other processes until the signal is aborted. Recovers from temporary faults on its own. */
  read: (signal: AbortSignal) => AsyncIterable<Received>;
};

/**
 * Combines a sender and a reader into a relay. An error of `read` is logged and ends the reading; callers get the
 * errors of `recorded` and `close`.
 */
export function createRelay({ recorded, send, read, close }: Parts, log: FastifyBaseLogger): Relay {
  const ending = new AbortController();
  let until = Date.now();
  let reading = Promise.resolve();

  async function follow(call: Listener): Promise<void> {
    for await (const received of read(ending.signal)) {
      for (const change of received.changes ?? [null]) call(change);
      until = Math.max(until, received.until);
    }
  }

  return {
    recorded,
    send,
    receive(call) {
      reading = follow(call).catch((error: unknown) =>
        log.error({ err: error }, 'changes of other processes are not read any more'),
      );
    },
    receivedUntil: () => until,
    async close() {
      ending.abort();
      await reading;
      await close();
    },
  };
}
