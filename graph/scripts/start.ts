import { join } from 'node:path';
import { buildServerIfNeeded } from './build/build-server.ts';
import { buildWebIfNeeded } from './build/build-web.ts';
import { stopWithParent } from './stop-with-parent.ts';

// Builds what is not built yet, and starts the shop.

stopWithParent();
await buildServerIfNeeded();
await buildWebIfNeeded();
becomeServer();

/**
 * Goes on as the server, under this process's id and without the memory that the build took. With one arena of glibc's
 * malloc, unless the variable says otherwise: glibc reads it when a process begins, and each of Node's threads would
 * hold memory in an arena of its own (MALLOC_ARENA_MAX in mallopt(3)).
 */
function becomeServer(): void {
  const { env, execPath, execArgv, argv } = process;
  const program = join(import.meta.dirname, 'serve.js');
  if (process.platform === 'win32') return void import('./serve.js');
  process.execve?.(execPath, [execPath, ...execArgv, program, ...argv.slice(2)], {
    MALLOC_ARENA_MAX: '1',
    ...env,
  });
}
