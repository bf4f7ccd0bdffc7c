import { destination } from 'pino';
import { reachDatabase } from '../src/adapters/database/database.ts';
import { readConfig } from '../src/config/config.ts';
import { promote } from '../src/domains/accounts/users.service.ts';
import { createEvents } from '../src/shared/events.ts';
import { createLogger } from '../src/shared/log.ts';
import { createModels } from '../src/start/create-models.ts';

// Makes an existing account an admin: the way to the first one, also while the shop runs. Its next request has the new role.

// Apart from what the operator reads.
const log = createLogger('info', destination({ dest: 2, sync: true }));
const [email] = process.argv.slice(2);
try {
  if (!email) throw new Error('Which account? Usage: npm run grant-admin -- EMAIL');
  const database = await reachDatabase(readConfig());
  try {
    const models = createModels(database.connection);
    const by = { actorId: null, source: 'command-line', address: null } as const;
    const { message } = await promote({ models, events: createEvents(), log }, email, by);
    console.log(message);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
