import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { Change, Relay } from '../../shared/events.ts';

const stream = 'fitness-zone:changes';
const kept = 10_000;
const patienceMs = 5000;

/**
 * Carries changes through a Redis stream. A stream, not a channel: a process that was cut off goes on
 * where it left off, and misses nothing.
 */
export function redisRelay(url: string, log: FastifyBaseLogger): Relay {
  const self = randomUUID();
  const writer = new Redis(url, { maxRetriesPerRequest: null });
  const reader = writer.duplicate();
  for (const connection of [writer, reader]) {
    connection.on('error', (error) => log.warn({ err: error }, 'Redis does not answer'));
  }
  let closed = false;

  async function read(call: (change: Change) => void): Promise<void> {
    let last = '$';
    while (!closed) {
      const answer = await reader.xread('COUNT', 500, 'BLOCK', patienceMs, 'STREAMS', stream, last);
      for (const [id, [, origin, , body]] of answer?.[0]?.[1] ?? []) {
        last = id;
        if (origin !== self && body) call(JSON.parse(body) as Change);
      }
    }
  }

  return {
    send(change) {
      const body = JSON.stringify(change);
      writer
        .xadd(stream, 'MAXLEN', '~', kept, '*', 'origin', self, 'change', body)
        .catch((error: unknown) => log.error({ err: error }, 'a change was not sent'));
    },
    receive(call) {
      read(call).catch((error: unknown) => {
        if (!closed) log.error({ err: error }, 'changes of other processes are not read any more');
      });
    },
    async close() {
      closed = true;
      reader.disconnect();
      await writer.quit();
    },
  };
}
