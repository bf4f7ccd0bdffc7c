import { buildWebIfNeeded } from './build-web.ts';

stopWithParent();
buildWebIfNeeded();
await import('../src/main.ts');

/** npm passes a signal on to the shell it started us with, which ends without telling us. */
function stopWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
