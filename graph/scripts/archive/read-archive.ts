import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { archiveVersion, type Manifest, manifestName } from './manifest.ts';

type Entry = Extract extends AsyncIterable<infer Source> ? Source : never;

/** An archive that cannot be restored, and why. */
class ArchiveError extends Error {}

/**
 * Reads an archive to its end and compares every file with its checksum.
 * @throws ArchiveError if it isn't one of our backups or is damaged; the system's error if it cannot be read
 */
export async function checkArchive(archive: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifest: Manifest | null = null;
  try {
    for await (const entry of entriesOf(archive)) {
      const { name, type } = entry.header;
      if (name === manifestName) manifest = JSON.parse(await textOf(entry));
      else if (type === 'file' && isInside(name)) found.set(name, await checksumOf(entry));
      else throw new Error(`it holds ${name}`);
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    const reason = error instanceof Error ? error.message : error;
    throw new ArchiveError(`${archive} is damaged, or no backup: ${reason}. Nothing was written.`);
  }
  refuseOthers(archive, manifest);
  const { files } = manifest;
  const damaged = [...new Set([...found.keys(), ...Object.keys(files)])].filter(
    (path) => found.get(path) !== files[path],
  );
  if (damaged.length === 0) return manifest;
  throw new ArchiveError(
    `${archive} is damaged: ${damaged.slice(0, 3).join(', ')} ${damaged.length > 1 ? 'differ' : 'differs'} from what was backed up. Nothing was written.`,
  );
}

function refuseOthers(archive: string, manifest: Manifest | null): asserts manifest is Manifest {
  if (manifest?.format !== 'fitness-zone-backup')
    throw new ArchiveError(
      `${archive} is no complete backup of Fitness Zone. Nothing was written.`,
    );
  if (manifest.version > archiveVersion)
    throw new ArchiveError(`${archive} was made by a newer release; restore it with that one.`);
}

/** Writes the files of an archive that was checked into a folder. */
export async function extractArchive(archive: string, folder: string): Promise<void> {
  for await (const entry of entriesOf(archive)) {
    const { name } = entry.header;
    if (name === manifestName) {
      entry.resume();
      continue;
    }
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(entry, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  }
}

async function* entriesOf(archive: string): AsyncGenerator<Entry> {
  const entries = extract();
  const reading = pipeline(createReadStream(archive), createGunzip(), entries);
  // The reader of the entries gets this error.
  reading.catch(() => undefined);
  yield* entries;
  await reading;
}

/** Whether the path stays inside the folder that it is written to. */
const isInside = (path: string) =>
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
  !path.includes('\\') &&
  !path.includes(':');

async function checksumOf(entry: Entry): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of entry as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

async function textOf(entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
