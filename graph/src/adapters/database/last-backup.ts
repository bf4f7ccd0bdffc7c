import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../../embedded/durable-file.ts';

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json');

/** Stores the moment of a backup in the data folder; it is on disk when this resolves. */
export const noteBackup = (dataDir: string, at: Date): Promise<void> =>
  replaceFile(fileIn(dataDir), JSON.stringify({ at: at.toISOString() }));

/** Null if there is no backup, or its moment can't be read. */
export async function readLastBackup(dataDir: string): Promise<Date | null> {
  try {
    const { at } = JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as { at?: unknown };
    const moment = new Date(typeof at === 'string' ? at : Number.NaN);
    return Number.isNaN(moment.getTime()) ? null : moment;
  } catch {
    return null;
  }
}
