import { withLease } from '../adapters/database/lease.ts';
import type { Shop } from '../context/shop.ts';
import { allMigrations } from './all-migrations.ts';
import { openJournal } from './journal.ts';
import type { Migration } from './migration.ts';

type Services = Pick<Shop, 'cards' | 'config' | 'database' | 'identity' | 'log' | 'models' | 'now'>;

/**
 * Brings the records of earlier releases into their present form, each migration once per database; an empty database
 * has nothing to migrate. Reads no records when every migration has run. If several processes start at once, one
 * migrates and the others wait.
 * @throws NewerDataError when a newer release has migrated this database; MigrationError when a migration fails: the
 *   next start continues it
 */
export async function migrate(
  shop: Services,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  const { connection } = shop.database;
  const journal = openJournal(connection);
  const known = new Set(migrations.map(({ name }) => name));
  const isDone = (executed: string[]) => {
    const newer = executed.filter((name) => !known.has(name));
    if (newer.length > 0) throw new NewerDataError(newer);
    return executed.length === known.size;
  };
  if (isDone(await journal.executed())) return;
  const onWait = () => shop.log.info('waiting for another process to change older records');
  await withLease({ connection, name: 'migrations', onWait }, async () => {
    // Another process may have migrated meanwhile.
    const executed = await journal.executed();
    if (isDone(executed)) return;
    if (executed.length === 0 && (await isEmpty(shop))) {
      for (const migration of migrations) await journal.logMigration(migration);
      return;
    }
    // Loaded only here, since its CLI dependency takes 25 MB.
    const { Umzug } = await import('umzug');
    const umzug = new Umzug({
      migrations: migrations.map(({ name, up }) => ({
        name,
        up: () =>
          up({
            shop,
            collection: (collection) => connection.collection(collection),
            walk: journal.walkFor(name),
          }),
      })),
      storage: journal,
      logger: undefined,
    });
    umzug.on('migrating', ({ name }) =>
      shop.log.info({ migration: name }, 'changing older records'),
    );
    await umzug.up();
  });
}

/** All other records belong to an account, a category or a product. */
async function isEmpty({ models: { User, Category, Product } }: Services): Promise<boolean> {
  const some = await Promise.all(
    [User, Category, Product].map(({ collection }) => collection.findOne({})),
  );
  return some.every((record) => record === null);
}

/** The database was migrated by a newer release, whose records this one doesn't understand. */
class NewerDataError extends Error {
  constructor(migrations: readonly string[]) {
    super(
      `A newer release has changed this database (${migrations.join(', ')}). Start that release, or restore a backup from before it.`,
    );
  }
}
