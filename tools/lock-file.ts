import { readFileSync, writeFileSync } from 'node:fs';

type Locked = { engines?: object; resolved?: string; link?: boolean };
type LockFile = { packages: Record<string, Locked> };

/**
 * Removes the packages' `engines` and download hosts from the text of package-lock.json. Every script runs on the Node
 * that package.json pins, but npm would compare `engines` with the Node that installs, and warn about each.
 */
export function tidied(text: string): string {
  const lock: LockFile = JSON.parse(text);
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    delete locked.engines;
    if (!locked.link) delete locked.resolved;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

// Run after `npm install` has written the lock file: node tools/lock-file.ts
if (import.meta.main) {
  const file = new URL('../package-lock.json', import.meta.url);
  writeFileSync(file, tidied(readFileSync(file, 'utf8')));
}
