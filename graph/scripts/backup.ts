import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backupStore } from '../embedded/sqlite/copy-data-file.ts';
import { noteBackup } from '../src/adapters/database/last-backup.ts';

// Copies the embedded store's data into one file, also while the shop runs. To restore: stop the
// shop, and put the copy in the place of store.sqlite (with store.sqlite-wal and -shm removed).

const { values, positionals } = parseArgs({
  options: { data: { type: 'string', default: '.data' } },
  allowPositionals: true,
});
const [target = `fitness-zone-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`] =
  positionals;
try {
  // What is written meanwhile may be missing in the copy.
  const begun = new Date();
  await backupStore(join(values.data, 'store.sqlite'), target);
  await noteBackup(values.data, begun);
  console.log(`Backed up to ${target}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
