import { buildWebIfNeeded } from './build-web.ts';

/** Builds what is not built yet and starts the shop, which ends with the process that has started this one. */
export async function startBuilt(): Promise<void> {
  stopWithParent();
  await buildWebIfNeeded();
  const { startShop } = await import('../src/main.ts');
  await startShop();
}

/** npm passes a signal on to the shell it started us with, which ends without telling us. */
function stopWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

if (import.meta.main) await startBuilt();
