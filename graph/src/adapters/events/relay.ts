import type { Change } from '@fitness-zone/contract/changes.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { RecordedChanges } from '../../shared/events.ts';
import type { SentWrites } from '../../shared/versions.ts';

/** What a process tells the others: what it wrote, and the change that it published then, if any. */
export type Message = SentWrites & { change: Change | null };

/** Carries messages between the processes of one shop. */
export type Relay = {
  /**
   * The newest changes that it has kept, `maxRecentChanges` at most, oldest first; null where nothing proves
   * that none is missing. Asked once, before `receive`.
   */
  recorded(): Promise<RecordedChanges | null>;
  send(message: Message): void;
  /** Calls back with the messages of other processes; null where some are missing. */
  receive(call: (message: Message | null) => void): void;
  /** The moment until which all that others sent has come here (epoch ms). */
  receivedUntil(): number;
  close(): Promise<void>;
};

/** What is known of the writes of a process that does not tell of them: that some are missing. */
export const unknownWrites: Omit<SentWrites, 'origin'> = { after: 1, sequence: 0, writes: [] };

/** What a reader received: null where messages are missing; and the moment until which it received all. */
export type ReceivedMessages = { messages: Message[] | null; until: number };

type Parts = Pick<Relay, 'recorded'> & {
  send: (message: Message) => void;
  /** Reads what other processes send until the signal ends it; faults that pass are its own to survive. */
  read: (signal: AbortSignal) => AsyncIterable<ReceivedMessages>;
  close: () => Promise<void>;
};

/**
 * Makes a relay of a way to send and a way to read. What `read` raises ends the reading and is logged;
 * `recorded` and `close` raise what theirs do.
 */
export function createRelay({ recorded, send, read, close }: Parts, log: FastifyBaseLogger): Relay {
  const ending = new AbortController();
  let until = Date.now();
  let reading = Promise.resolve();

  async function follow(call: (message: Message | null) => void): Promise<void> {
    for await (const received of read(ending.signal)) {
      for (const message of received.messages ?? [null]) call(message);
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
