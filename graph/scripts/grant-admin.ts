import { pino } from 'pino';
import { reachDatabase } from '../src/adapters/database/database.ts';
import { reachIdentity } from '../src/adapters/identity/open-identity.ts';
import { readConfig } from '../src/config/config.ts';
import { promote } from '../src/domains/accounts/admins.service.ts';
import { createEvents } from '../src/shared/events.ts';
import { createModels } from '../src/start/create-models.ts';

// Makes an existing account with a verified e-mail an admin: the way to the first one, also while the shop runs.

const [email] = process.argv.slice(2);
try {
  if (!email) throw new Error('Which account? Usage: npm run grant-admin -- EMAIL');
  const config = readConfig();
  const log = pino({ level: 'error' }, pino.destination(2));
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await reachDatabase(config), (adapter) => adapter.close());
  const identity = opened.adopt(
    await reachIdentity(config.identity, { dataDir: config.dataDir, log }),
    (adapter) => adapter.stop(),
  );
  const models = createModels(database.connection);
  const { message } = await promote({ models, identity, log, events: createEvents() }, email);
  console.log(message);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
