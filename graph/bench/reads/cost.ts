import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from './process.ts';
import { untilShopIsQuiet } from './quiet.ts';
import { type FilledShop, metricsToken } from './shop.ts';

/** Milliseconds in which idle work is measured: the jobs look for work every ten seconds. */
const idleMs = 20_000;

/** Microseconds of CPU time and commands to the database that a shop has used so far. */
async function usedBy({ pid, url }: FilledShop) {
  const cpu = cpuOf(pid);
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const [, commands] = /^\w*database_command_duration_seconds_count (\d+)$/m.exec(text) ?? [];
  if (commands === undefined) throw new Error('the metrics count no commands');
  return { cpu, commands: Number(commands), ms: performance.now() };
}

/** Measures what an act costs a shop until it is quiet again, without its idle work: the mean of several. */
export async function costOf(shop: FilledShop, times: number, act: () => Promise<unknown>) {
  const idle = { cpu: 0, commands: 0, ms: 0 };
  const all = { ...idle };
  const addTo = async (sum: typeof all, happen: () => Promise<unknown>) => {
    const before = await usedBy(shop);
    await happen();
    const after = await usedBy(shop);
    for (const kind of ['cpu', 'commands', 'ms'] as const) sum[kind] += after[kind] - before[kind];
  };
  await untilShopIsQuiet(shop.pid);
  await addTo(idle, () => sleep(idleMs));
  for (let time = 0; time < times; time += 1)
    await addTo(all, () => act().then(() => untilShopIsQuiet(shop.pid)));
  await addTo(idle, () => sleep(idleMs));
  const cost = (kind: 'cpu' | 'commands') =>
    withoutIdle(all[kind], (idle[kind] * all.ms) / idle.ms) / times;
  return { cpu: cost('cpu'), commands: cost('commands') };
}

/** @throws when idle work exceeds all work: the shop did something else while it was measured as idle */
export function withoutIdle(all: number, idle: number): number {
  if (all > idle) return all - idle;
  throw new Error(`no figure: ${all} used, ${idle} of it by idle work`);
}
