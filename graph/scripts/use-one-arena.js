/**
 * Restarts this process, under its id, with one arena of glibc's malloc, unless the variable says otherwise: glibc
 * reads it when a process begins, and each of Node's threads would hold memory in an arena of its own. Where
 * processes cannot be replaced (Windows), nothing happens. See MALLOC_ARENA_MAX in mallopt(3).
 */
export function useOneArena() {
  const { env, execPath, execArgv, argv } = process;
  if (env.MALLOC_ARENA_MAX || process.platform !== 'linux') return;
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    MALLOC_ARENA_MAX: '1',
  });
}
