import { randomUUID } from 'node:crypto';
import type { RedisSettings } from '../../graph/src/config/redis.settings.ts';
import { engineAddress } from '../engines/engines.ts';

/** The Redis at `REDIS_URL`, for tests of that engine. Without it they are skipped, and the output says so. */
export function realRedis(file: string) {
  const url = engineAddress('REDIS_URL');
  if (!url) process.stdout.write(`${file}: skipped, since REDIS_URL is not set.\n`);
  const address = new URL(url ?? 'redis://127.0.0.1:6379');
  return {
    isMissing: !url,
    port: Number(address.port || 6379),
    /** A part of it for one test; `port` reaches it through a proxy. */
    settings: (port?: number): RedisSettings => {
      const { href } = Object.assign(new URL(address), port && { host: `127.0.0.1:${port}` });
      return { url: href, prefix: `test-${randomUUID()}:` };
    },
  };
}
