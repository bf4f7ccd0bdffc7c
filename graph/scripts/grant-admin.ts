import { destination } from 'pino';
import { reachDatabase } from '../src/adapters/database/database.ts';
import { reachIdentity } from '../src/adapters/identity/open-identity.ts';
import { readConfig } from '../src/config/config.ts';
import { loadEnvFile } from '../src/config/load-env-file.ts';
import { promote } from '../src/domains/accounts/admins/add-admin.service.ts';
import { createEvents } from '../src/shared/events.ts';
import { createLogger } from '../src/shared/log.ts';
import { createModels } from '../src/start/create-models.ts';
import { makePrivate } from '../src/start/make-private.ts';

// Makes an existing account with a verified e-mail an admin, such as the first one. Works while the shop runs.

// The log goes to stderr, apart from the messages for the operator.
const log = createLogger('info', destination({ dest: 2, sync: true }));
const [email] = process.argv.slice(2);
try {
  loadEnvFile();
  if (!email) throw new Error('Which account? Usage: npm run grant-admin -- EMAIL');
  const config = readConfig();
  makePrivate(config.dataDir);
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await reachDatabase(config), (adapter) => adapter.close());
  const identity = opened.adopt(
    await reachIdentity(config.identity, { dataDir: config.dataDir, log }),
    (adapter) => adapter.stop(),
  );
  const models = createModels(database.connection);
  const by = { actorId: null, source: 'command-line', address: null } as const;
  const services = { models, identity, log, events: createEvents(), now: Date.now };
  const { message } = await promote(services, email, by);
  console.log(message);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
