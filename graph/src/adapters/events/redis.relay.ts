import { once } from 'node:events';
import type { Change } from '@fitness-zone/contract/changes.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { maxRecentChanges, type RecordedChanges } from '../../shared/events.ts';
import { delay } from './delay.ts';
import { createRelay, type Received, type Relay } from './relay.ts';

const stream = 'fitness-zone:changes';
const maxStreamLength = 10_000;
const batchSize = 500;
/** An answer without entries says that nothing was sent. */
const blockMs = 1000;
const socketTimeoutMs = 15_000;
const retryDelayMs = 100;
const startTimeoutMs = 2000;

type Entry = [id: string, fields: string[]];

/**
 * Carries changes through a Redis stream. A stream, not a channel: a process that was cut off goes on
 * where it left off. When Redis has forgotten that place, by a restart or because too much has come
 * since, changes are missing, and are reported as missing. It raises nothing: an outage is logged.
 */
export function redisRelay(url: string, processId: string, log: FastifyBaseLogger): Relay {
  const writer = new Redis(url, { maxRetriesPerRequest: null, socketTimeout: socketTimeoutMs });
  // Each request depends on the previous answer, so none may be retried or delayed.
  const reader = writer.duplicate({
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  for (const connection of [writer, reader]) {
    connection.on('error', (error) => log.warn({ err: error }, 'Redis does not answer'));
  }

  /** The entry that was read last. */
  let lastId: string | undefined;

  async function recorded(): Promise<RecordedChanges | null> {
    try {
      const signal = AbortSignal.timeout(startTimeoutMs);
      if (reader.status !== 'ready') await once(reader, 'ready', { signal });
      const newestFirst = await reader.xrevrange(stream, '+', '-', 'COUNT', maxRecentChanges);
      const oldest = newestFirst.at(-1);
      if (!oldest) return null;
      const since = Math.max(timeOf(oldest) + 1, await redisStartedAt());
      lastId = newestFirst[0]?.[0];
      const changes = newestFirst.reverse().flatMap((entry) => {
        const change = changeOf(entry);
        return change ? [{ at: timeOf(entry), change }] : [];
      });
      return { since, changes };
    } catch (error) {
      log.warn({ err: error }, 'the changes before this start could not be read');
      return null;
    }
  }

  async function* read(signal: AbortSignal): AsyncGenerator<Received> {
    signal.addEventListener('abort', () => reader.disconnect());
    let wasInterrupted = false;
    while (!signal.aborted) {
      if (reader.status !== 'ready') {
        await delay(retryDelayMs, signal);
        continue;
      }
      try {
        lastId ??= await newest();
        const requestedAt = Date.now();
        const entries = await entriesAfter(lastId);
        if (wasInterrupted && !(await hasEntry(lastId)))
          yield { changes: null, until: requestedAt };
        wasInterrupted = false;
        lastId = entries.at(-1)?.[0] ?? lastId;
        const changes = entries.flatMap((entry) => changeOf(entry) ?? []);
        yield { changes, until: entries.length < batchSize ? requestedAt : 0 };
      } catch (error) {
        if (signal.aborted) return;
        wasInterrupted = true;
        log.warn({ err: error }, 'the reading of changes was interrupted');
        await delay(retryDelayMs, signal);
      }
    }
  }

  const newest = async () =>
    (await reader.xrevrange(stream, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0';

  const hasEntry = async (id: string) => (await reader.xrange(stream, id, id)).length > 0;

  /** When Redis started, by our clock: a crash may have lost changes that it hadn't delivered. */
  async function redisStartedAt(): Promise<number> {
    const [, seconds] = /^uptime_in_seconds:(\d+)/m.exec(await reader.info('server')) ?? [];
    return seconds === undefined ? Date.now() : Date.now() - Number(seconds) * 1000;
  }

  /** Waits for entries, a second at most. */
  async function entriesAfter(id: string): Promise<Entry[]> {
    const blocking = ['BLOCK', blockMs, 'STREAMS'] as const;
    const answer = await reader.xread('COUNT', batchSize, ...blocking, stream, id);
    return answer?.[0]?.[1] ?? [];
  }

  /** A change from another process. */
  const changeOf = ([, [, origin, , body]]: Entry): Change | null =>
    body && origin !== processId ? (JSON.parse(body) as Change) : null;

  function send(change: Change): void {
    const fields = ['origin', processId, 'change', JSON.stringify(change)];
    writer
      .xadd(stream, 'MAXLEN', '~', maxStreamLength, '*', ...fields)
      .catch((error: unknown) => log.error({ err: error }, 'a change was not sent'));
  }

  async function close(): Promise<void> {
    // `quit` would wait for a Redis that is not reachable.
    if (writer.status === 'ready') await writer.quit();
    else writer.disconnect();
  }

  return createRelay({ recorded, send, read, close }, log);
}

/** When an entry was added, by Redis's clock. */
const timeOf = ([id]: Entry): number => Number.parseInt(id, 10);
