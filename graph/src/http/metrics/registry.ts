import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import type { HealthReport, QueueReport } from '../../context/health-report.ts';
import type { Shop } from '../../context/shop.ts';
import { type Counts, type Durations, durationBuckets } from '../../shared/metrics.ts';

type Named = { name: string; help: string; labels?: readonly string[] };
type Value = { labels: Record<string, string | number>; value: number; metricName?: string };

/** The process's metrics for Prometheus: Node.js, requests, queues and services. */
export function createRegistry(shop: Shop, server: Server): Registry {
  const registry = new Registry();
  const { metrics, cache, config } = shop;
  collectDefaultMetrics({ register: registry });
  const add = (
    type: 'counter' | 'histogram' | 'gauge',
    { name, help }: Named,
    read: () => Value[],
  ) => registry.registerMetric(metricOf(type, { name, help }, read));
  const addCounter = (named: Named, counts: Counts) =>
    add('counter', named, () => countsOf(named, counts));
  const addHistogram = (named: Named, durations: Durations) =>
    add('histogram', named, () => bucketsOf(named, durations));

  addHistogram(
    {
      name: 'http_request_duration_seconds',
      help: 'Requests by pattern of the path, and how long their answers took.',
      labels: ['method', 'route', 'status'],
    },
    metrics.requests,
  );
  addHistogram(
    {
      name: 'graphql_operation_duration_seconds',
      help: 'Executed operations by the first field that they ask for, and how long they took.',
      labels: ['type', 'operation', 'outcome'],
    },
    metrics.operations,
  );
  addCounter(
    { name: 'refusals_total', help: 'Refusals by their code, and faults.', labels: ['code'] },
    metrics.refusals,
  );
  add(
    'counter',
    { name: 'cache_reads_total', help: 'Reads that the cache answered, and others.' },
    () => [
      { labels: { result: 'hit' }, value: cache.reads.hits },
      { labels: { result: 'miss' }, value: cache.reads.misses },
    ],
  );
  addHistogram(
    { name: 'database_command_duration_seconds', help: 'Commands to the database.' },
    metrics.databaseCommands,
  );
  addCounter(
    { name: 'database_connection_failures_total', help: 'Commands that got no connection.' },
    metrics.databaseFailures,
  );
  const live = (name: string, help: string, of: 'connections' | 'subscriptions') =>
    add('gauge', { name, help }, () => [{ labels: {}, value: metrics.live()[of] }]);
  live('websocket_connections', 'Open WebSockets.', 'connections');
  live('graphql_subscriptions', 'Subscriptions over open WebSockets.', 'subscriptions');
  const countSockets = promisify(server.getConnections.bind(server));
  new Gauge({
    name: 'http_open_sockets',
    help: 'Open connections to the server, WebSockets included.',
    registers: [registry],
    async collect() {
      this.set(await countSockets());
    },
  });
  const { version, commit } = config.build;
  add('gauge', { name: 'shop_build_info', help: 'The version that runs.' }, () => [
    { labels: { version, commit: commit ?? 'unknown' }, value: 1 },
  ]);
  addHealth(registry, shop);
  return registry;
}

/** The checks that Health shows to admins. */
function addHealth(registry: Registry, { checkHealth }: Pick<Shop, 'checkHealth'>): void {
  const add = (named: Named, valuesOf: (report: HealthReport) => Value[]) =>
    registry.registerMetric(metricOf('gauge', named, async () => valuesOf(await checkHealth())));
  add({ name: 'shop_dependency_up', help: 'Whether a service answers.' }, ({ dependencies }) =>
    dependencies.map(({ name, state }) => ({
      labels: { dependency: name },
      value: state === 'down' ? 0 : 1,
    })),
  );
  const queues = ({ notifications, mails }: HealthReport) => [
    ...(notifications ? [{ queue: 'notifications', ...notifications }] : []),
    ...(mails ? [{ queue: 'mails', ...mails }] : []),
  ];
  add(
    { name: 'delivery_queue_length', help: 'What waits to be delivered, counted up to 500.' },
    (report) => queues(report).map(({ queue, count }) => ({ labels: { queue }, value: count })),
  );
  add(
    { name: 'delivery_queue_oldest_seconds', help: 'How long the oldest of it waits.' },
    (report) =>
      queues(report).map(({ queue, ...rest }) => ({
        labels: { queue },
        value: ageOf(rest, report.checkedAt),
      })),
  );
  add({ name: 'data_disk_free_bytes', help: 'What is left of the disk.' }, ({ disk }) =>
    disk ? [{ labels: {}, value: disk.freeMegabytes * 1_000_000 }] : [],
  );
  add(
    { name: 'last_backup_timestamp_seconds', help: 'When the data was copied last.' },
    ({ lastBackupAt }) => (lastBackupAt ? [{ labels: {}, value: +lastBackupAt / 1000 }] : []),
  );
}

const ageOf = ({ oldestAt }: QueueReport, now: Date) =>
  oldestAt ? Math.max(+now - +oldestAt, 0) / 1000 : 0;

/** A metric whose numbers are kept elsewhere, and copied when they are asked for. */
const metricOf = (
  type: 'counter' | 'histogram' | 'gauge',
  { name, help }: Named,
  read: () => Value[] | Promise<Value[]>,
): Metric =>
  ({
    name,
    help,
    get: async () => ({ name, help, type, aggregator: 'sum', values: await read() }),
  }) as unknown as Metric;

const named = ({ labels = [] }: Named, values: readonly string[]) =>
  Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']));

const countsOf = (metric: Named, counts: Counts): Value[] =>
  [...counts.entries()].map(({ labels, count }) => ({
    labels: named(metric, labels),
    value: count,
  }));

/** The numbers of a histogram: of each bucket all that took no longer than its bound. */
function bucketsOf(metric: Named, durations: Durations): Value[] {
  return [...durations.entries()].flatMap(({ labels, sum, buckets }) => {
    const own = named(metric, labels);
    let count = 0;
    const values = buckets.map((inBucket, index) => {
      count += inBucket;
      const le = durationBuckets[index] ?? '+Inf';
      return { metricName: `${metric.name}_bucket`, labels: { le, ...own }, value: count };
    });
    return [
      ...values,
      { metricName: `${metric.name}_sum`, labels: own, value: sum },
      { metricName: `${metric.name}_count`, labels: own, value: count },
    ];
  });
}
