import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { Counter, Gauge } from 'prom-client';
import type { HealthReport, QueueReport } from '../../context/health-report.ts';
import type { Shop } from '../../context/shop.ts';

/** Adds gauges that are read on each scrape: the cache, sockets, and the checks on the Health page. */
export function addGauges({ metrics, cache, config, checkHealth }: Shop, server: Server): void {
  const registers = [metrics.registry];
  new Counter({
    name: 'cache_reads_total',
    help: 'Reads that the cache answered, and others.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, cache.reads.hits);
      this.inc({ result: 'miss' }, cache.reads.misses);
    },
  });
  const countSockets = promisify(server.getConnections.bind(server));
  new Gauge({
    name: 'http_open_sockets',
    help: 'Open connections to the server, WebSockets included.',
    registers,
    async collect() {
      this.set(await countSockets());
    },
  });
  const { version, commit } = config.build;
  new Gauge({
    name: 'shop_build_info',
    help: 'The version that runs.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version, commit: commit ?? 'unknown' }, 1);
  new Gauge({
    name: 'shop_dependency_up',
    help: 'Whether a service answers.',
    labelNames: ['dependency'],
    registers,
    async collect() {
      const { dependencies } = await checkHealth();
      this.reset();
      for (const { name, state } of dependencies) {
        this.set({ dependency: name }, state === 'down' ? 0 : 1);
      }
    },
  });
  new Gauge({
    name: 'delivery_queue_length',
    help: 'What waits to be delivered, counted up to 500.',
    labelNames: ['queue'],
    registers,
    async collect() {
      const queues = queuesOf(await checkHealth());
      this.reset();
      for (const { queue, count } of queues) this.set({ queue }, count);
    },
  });
  new Gauge({
    name: 'delivery_queue_oldest_seconds',
    help: 'How long the oldest of it waits.',
    labelNames: ['queue'],
    registers,
    async collect() {
      const report = await checkHealth();
      this.reset();
      for (const one of queuesOf(report)) {
        this.set({ queue: one.queue }, ageOf(one, report.checkedAt));
      }
    },
  });
  new Gauge({
    name: 'data_disk_free_bytes',
    help: 'What is left of the disk.',
    registers,
    async collect() {
      const { disk } = await checkHealth();
      if (disk) this.set(disk.freeMegabytes * 1_000_000);
      else this.remove();
    },
  });
  new Gauge({
    name: 'last_backup_timestamp_seconds',
    help: 'When the data was copied last.',
    registers,
    async collect() {
      const { lastBackupAt } = await checkHealth();
      if (lastBackupAt) this.set(+lastBackupAt / 1000);
      else this.remove();
    },
  });
}

const queuesOf = ({ notifications, mails, pushMessages }: HealthReport) => [
  ...(notifications ? [{ queue: 'notifications', ...notifications }] : []),
  ...(mails ? [{ queue: 'mails', ...mails }] : []),
  ...(pushMessages ? [{ queue: 'push-messages', ...pushMessages }] : []),
];

const ageOf = ({ oldestAt }: QueueReport, now: Date) =>
  oldestAt ? Math.max(+now - +oldestAt, 0) / 1000 : 0;
