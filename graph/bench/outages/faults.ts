import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineShop } from '@fitness-zone/testkit/engines/start-engine-shop.ts';
import type { Engine, startEngines } from './engines.ts';

type Engines = Awaited<ReturnType<typeof startEngines>>;

/** A fault of one part under load. Calls `healed` once nothing is held up any longer. */
export type Fault = { name: string; happen: (healed: () => void) => Promise<void> };

const downMs = 15_000;
const frozenMs = 30_000;
/** nginx tries a process again two seconds after it has failed. */
const betweenRestartsMs = 2_500;

const killed = (name: string, engine: Pick<Engine, 'kill' | 'start'>): Fault => ({
  name: `${name}: kill -9, ${downMs / 1_000} s`,
  async happen(healed) {
    await engine.kill();
    await sleep(downMs);
    await engine.start();
    healed();
  },
});

const stopped = (name: string, pid: () => number): Fault => ({
  name: `${name}: hangs for ${frozenMs / 1_000} s`,
  async happen(healed) {
    process.kill(pid(), 'SIGSTOP');
    await sleep(frozenMs);
    process.kill(pid(), 'SIGCONT');
    healed();
  },
});

export function faultsOf(shop: EngineShop, { redis, search, s3, mongodb }: Engines): Fault[] {
  if (!shop.nginx) throw new Error('the shop has no balancer');
  return [
    {
      name: 'one process: kill -9, started again at once',
      async happen(healed) {
        healed();
        await shop.restart(0);
      },
    },
    stopped('one process', () => shop.pidOf(0)),
    {
      name: 'rolling restart of all processes',
      async happen(healed) {
        healed();
        for (const index of shop.urls.keys()) {
          await shop.restart(index, 'SIGTERM');
          await sleep(betweenRestartsMs);
        }
      },
    },
    {
      name: 'nginx: kill -9, started again at once',
      async happen(healed) {
        await shop.nginx?.kill();
        await shop.nginx?.start();
        healed();
      },
    },
    ...Object.entries({ Redis: redis, OpenSearch: search, S3: s3, database: mongodb }).flatMap(
      ([name, engine]) => [killed(name, engine), stopped(name, engine.pid)],
    ),
  ];
}
