import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { archiveVersion, type Manifest, manifestName } from './manifest.ts';

export type ArchivedFile = { path: string; source: string };

/**
 * Writes files into one archive (gzipped tar), whose last entry lists their checksums. The archive gets its name once
 * it is complete and on disk; only its owner may read it. Leaves out files that disappear meanwhile.
 * @returns how many files it holds
 * @throws the system's error, for instance when the disk is full
 */
export async function writeArchive(
  target: string,
  files: AsyncIterable<ArchivedFile>,
  about: Pick<Manifest, 'createdAt' | 'notCopied'>,
): Promise<number> {
  const unfinished = `${target}.part`;
  const archive = pack();
  const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  try {
    const [checksums] = await Promise.all([
      addFiles(archive, files, about),
      // Photos are compressed already, and databases shrink enough.
      pipeline(archive, createGzip({ level: 1 }), output),
    ]);
    await rename(unfinished, target);
    return Object.keys(checksums).length;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function addFiles(
  archive: Pack,
  files: AsyncIterable<ArchivedFile>,
  about: Pick<Manifest, 'createdAt' | 'notCopied'>,
): Promise<Manifest['files']> {
  const checksums: Manifest['files'] = {};
  try {
    for await (const { path, source } of files) {
      await using file = await openIfThere(source);
      if (file) checksums[path] = await addFile(archive, path, file);
    }
    const manifest: Manifest = {
      format: 'fitness-zone-backup',
      version: archiveVersion,
      ...about,
      files: checksums,
    };
    archive.entry({ name: manifestName, mode: 0o600 }, JSON.stringify(manifest, null, 1));
    archive.finalize();
    return checksums;
  } catch (error) {
    archive.destroy();
    throw error;
  }
}

/** Adds the present content of a file; returns its checksum. */
async function addFile(archive: Pack, name: string, file: FileHandle): Promise<string> {
  const { size, mtime } = await file.stat();
  const hash = createHash('sha256');
  if (size === 0) archive.entry({ name, mtime, mode: 0o600 }, '');
  else {
    const entry = archive.entry({ name, size, mtime, mode: 0o600 });
    const reading = file.createReadStream({ end: size - 1, autoClose: false });
    const hashing = new Transform({
      transform(chunk, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(reading, hashing, entry);
  }
  return hash.digest('hex');
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
