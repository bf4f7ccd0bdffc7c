import type { Change } from '@fitness-zone/contract/changes.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { RedisSettings } from '../../config/redis.settings.ts';
import { maxRecentChanges, type RecordedChanges } from '../../shared/events.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { delay } from './delay.ts';
import { createRelay, type Received, type Relay } from './relay.ts';

/** Redis puts the shop's prefix in front. */
const stream = 'changes';
const maxStreamLength = 10_000;
const batchSize = 500;
/** Milliseconds after which Redis answers even if nothing was sent. */
const blockMs = 1000;
const retryDelayMs = 100;

type Entry = [id: string, fields: string[]];

type Given = {
  processId: string;
  log: FastifyBaseLogger;
  /** Fallback for changes that Redis doesn't take. */
  sendOtherwise: (change: Change) => void;
};

/**
 * Carries changes through a Redis stream. Unlike with a channel, a process that was cut off resumes where it stopped.
 * If Redis has lost that position (a restart, or too many entries since), changes are reported as missing. Outages are
 * logged, not raised.
 */
export async function redisRelay(
  settings: RedisSettings,
  { processId, log, sendOtherwise }: Given,
): Promise<Relay> {
  const [writer, reader] = await Promise.all([
    connectRedis(settings, log),
    connectRedis(settings, log, blockMs),
  ]);
  const sending = new Set<Promise<unknown>>();

  /** The last entry read. */
  let lastId: string | undefined;

  async function recorded(): Promise<RecordedChanges | null> {
    try {
      const newestFirst = await reader.xrevrange(stream, '+', '-', 'COUNT', maxRecentChanges);
      const oldest = newestFirst.at(-1);
      if (!oldest) {
        // From here on, the stream proves completeness even in a quiet shop.
        lastId = (await writer.xadd(stream, '*', 'origin', processId)) ?? undefined;
        return null;
      }
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
    // True even if only this process couldn't reach Redis at its start.
    let wasInterrupted = lastId === undefined;
    while (!signal.aborted) {
      if (reader.status !== 'ready') {
        wasInterrupted = true;
        await delay(retryDelayMs, signal);
        continue;
      }
      try {
        yield* await nextReceived(wasInterrupted);
        wasInterrupted = false;
      } catch (error) {
        if (signal.aborted) return;
        wasInterrupted = true;
        log.warn({ err: error }, 'the reading of changes was interrupted');
        await delay(retryDelayMs, signal);
      }
    }
  }

  /** Reads the next changes. Reports a gap first if the place in the stream is lost. */
  async function nextReceived(wasInterrupted: boolean): Promise<Received[]> {
    const place = lastId;
    lastId ??= await newest();
    const requestedAt = Date.now();
    const entries = await entriesAfter(lastId);
    const isMissing = wasInterrupted && !(place && (await hasEntry(place)));
    lastId = entries.at(-1)?.[0] ?? lastId;
    const changes = entries.flatMap((entry) => changeOf(entry) ?? []);
    const received = { changes, until: entries.length < batchSize ? requestedAt : 0 };
    return isMissing ? [{ changes: null, until: requestedAt }, received] : [received];
  }

  const newest = async () =>
    (await reader.xrevrange(stream, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0';

  const hasEntry = async (id: string) => (await reader.xrange(stream, id, id)).length > 0;

  /** Redis's start by our clock: if it crashed, it may have lost changes before delivering them. */
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
    const sent = writer
      .xadd(stream, 'MAXLEN', '~', maxStreamLength, '*', ...fields)
      // Redis may have taken it after all; duplicates do no harm.
      .catch(() => sendOtherwise(change))
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }

  async function close(): Promise<void> {
    await Promise.all(sending);
    writer.disconnect();
  }

  return createRelay({ recorded, send, read, close }, log);
}

/** By Redis's clock. */
const timeOf = ([id]: Entry): number => Number.parseInt(id, 10);
