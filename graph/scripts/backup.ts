import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { copyDataFile } from '../embedded/sqlite/copy-data-file.ts';
import { noteBackup } from '../src/adapters/database/last-backup.ts';
import { type Config, readConfig } from '../src/config/config.ts';
import { loadEnvFile } from '../src/config/load-env-file.ts';
import { type ArchivedFile, writeArchive } from './archive/write-archive.ts';

// Copies all data of DATA_DIR into one archive, even while the shop runs: npm run backup -- FILE

const store = 'store.sqlite';

/** A running shop's temporary and half-written files, and databases, which SQLite copies. */
const transient =
  /\.(sqlite|lock)(-\w+)?$|\.(holder|address|part|writing)$|^last-backup\.json$|(^|\/)\.(unfinished|restoring)/;

/**
 * The files of the data folder. Databases come first, and the records first among them, so that they name no missing
 * file.
 */
async function* filesOf(dataDir: string, copies: string): AsyncGenerator<ArchivedFile> {
  const found = await pathsIn(dataDir);
  const databases = found.filter((path) => path.endsWith('.sqlite'));
  for (const path of databases.sort((one, other) => +(other === store) - +(one === store))) {
    const source = join(copies, path);
    await mkdir(dirname(source), { recursive: true });
    await copyDataFile(join(dataDir, path), source);
    yield { path, source };
  }
  for (const path of await pathsIn(dataDir))
    if (!transient.test(path)) yield { path, source: join(dataDir, path) };
}

async function pathsIn(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Names the data outside the data folder, and how to copy it. */
const keptElsewhere = ({ mongodbUri, identity, cards, imageHost, s3 }: Config) => [
  ...(mongodbUri ? ['the records in MongoDB (MONGODB_URI): use mongodump'] : []),
  ...(identity.kind === 'emulator' ? [] : ['the accounts of the identity provider (FIREBASE_*)']),
  ...(cards.kind === 'hosted' ? ['the payments at Stripe (STRIPE_*)'] : []),
  ...(s3 ? ['the photos in the bucket (S3_BUCKET): use its own tools'] : []),
  ...(imageHost ? ['the photos on the image host (IMAGE_HOST_URL)'] : []),
];

async function backUp(config: Config, target: string): Promise<void> {
  const { dataDir } = config;
  if (!existsSync(dataDir)) throw new Error(`There is no data in ${dataDir}.`);
  if (existsSync(target)) throw new Error(`${target} exists already; name another file.`);
  if (!relative(dataDir, target).startsWith('..'))
    throw new Error(`${target} is in DATA_DIR; name a file elsewhere, best on another disk.`);
  const begun = new Date();
  const notCopied = keptElsewhere(config);
  const copies = await mkdtemp(join(dirname(target), '.backup-'));
  try {
    const about = { createdAt: begun.toISOString(), notCopied };
    const count = await writeArchive(target, filesOf(dataDir, copies), about);
    console.log(`Backed up ${count} files to ${target}.`);
  } finally {
    await rm(copies, { recursive: true });
  }
  await noteBackup(dataDir, begun);
  for (const part of notCopied) console.log(`Not copied: ${part}.`);
}

try {
  process.umask(0o077);
  loadEnvFile();
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const [target = `fitness-zone-${time}.tar.gz`] = process.argv.slice(2);
  await backUp(readConfig(), resolve(target));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
