import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { noteBackup } from '../src/adapters/database/last-backup.ts';
import { readConfig } from '../src/config/config.ts';
import { loadEnvFile } from '../src/config/load-env-file.ts';
import { checkArchive, extractArchive } from './archive/read-archive.ts';

// Fills an empty DATA_DIR from an archive of npm run backup: npm run restore -- FILE

const unfinished = '.restoring';

async function restore(archive: string, dataDir: string): Promise<void> {
  const present = existsSync(dataDir) ? await readdir(dataDir) : [];
  if (present.some((name) => name !== unfinished))
    throw new Error(`${dataDir} is not empty; move it away, or set DATA_DIR to another folder.`);
  const { createdAt, files, notCopied } = await checkArchive(archive);
  const folder = join(dataDir, unfinished);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await extractArchive(archive, folder);
  // Restores the records last: a shop without records would start as an empty one.
  const names = (await readdir(folder)).sort((one) => (one === 'store.sqlite' ? 1 : -1));
  for (const name of names) await rename(join(folder, name), join(dataDir, name));
  await rm(folder, { recursive: true });
  await noteBackup(dataDir, new Date(createdAt));
  console.log(`Restored ${Object.keys(files).length} files of ${createdAt} to ${dataDir}.`);
  for (const part of notCopied) console.log(`Not in the backup: ${part}.`);
}

try {
  process.umask(0o077);
  loadEnvFile();
  const [archive] = process.argv.slice(2);
  if (!archive) throw new Error('Which backup? Usage: npm run restore -- FILE');
  await restore(archive, readConfig().dataDir);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
