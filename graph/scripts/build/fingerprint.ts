import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

type Build = { sources: string[]; notedIn: string };

export const isFresh = ({ sources, notedIn }: Build): boolean =>
  existsSync(notedIn) && readFileSync(notedIn, 'utf8') === fingerprintOf(sources);

export const noteFresh = ({ sources, notedIn }: Build): void =>
  writeFileSync(notedIn, fingerprintOf(sources));

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}
