import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import type { Config } from '../../config/config.ts';
import type { Push } from './push.ts';
import { pushKeys } from './push-keys.ts';
import { webPush } from './web.push.ts';

/** Push messages are off: browsers aren't offered any. */
const off: Push = {
  key: null,
  accepts: () => false,
  send: async () => 'failed',
  close() {},
};

/**
 * Connects to the browsers' push services, unless none is allowed. The first process makes the keys.
 * @throws errors of the database
 */
export async function openPush(
  { pushHosts, publicUrl }: Pick<Config, 'pushHosts' | 'publicUrl'>,
  connection: Connection,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Push> {
  if (pushHosts.length === 0) return off;
  return webPush({ hosts: pushHosts, contact: publicUrl, keys: await pushKeys(connection), log });
}
