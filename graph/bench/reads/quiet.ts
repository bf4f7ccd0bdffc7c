import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from './process.ts';

/** The share of a processor that something idle may use. */
const idleShare = 0.05;
const quietLooks = 3;
const mostLooks = 120;

/** The share of a processor that is used during a second; `cpu` counts the microseconds used so far. */
export async function busyShare(cpu: () => number | Promise<number>): Promise<number> {
  const [before, began] = [await cpu(), performance.now()];
  await sleep(1_000);
  return ((await cpu()) - before) / 1_000 / (performance.now() - began);
}

/**
 * Waits until a shop or a page has finished the work of its start and of earlier requests: three looks in a row must
 * find it idle.
 * @param look gives the share of a processor that it uses now
 * @throws after 120 looks, since figures would include that work
 */
export async function untilQuiet(look: () => Promise<number>): Promise<void> {
  let quiet = 0;
  let last = 0;
  for (let looks = 0; looks < mostLooks; looks += 1) {
    last = await look();
    quiet = last < idleShare ? quiet + 1 : 0;
    if (quiet === quietLooks) return;
  }
  throw new Error(`still busy (${Math.round(last * 100)} % of a processor)`);
}

export const untilShopIsQuiet = (pid: number) => untilQuiet(() => busyShare(() => cpuOf(pid)));
