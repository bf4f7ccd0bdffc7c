import { Counter, Histogram, Registry } from 'prom-client';

/** Upper bounds of the buckets of durations, in seconds. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the counters. Labels come from fixed sets, such as codes, methods and path patterns. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by pattern of the path, and how long their answers took.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    operations: new Histogram({
      name: 'graphql_operation_duration_seconds',
      help: 'Executed operations by the first field that they ask for, and how long they took.',
      labelNames: ['type', 'operation', 'outcome'],
      buckets,
      registers,
    }),
    refusals: new Counter({
      name: 'refusals_total',
      help: 'Refusals by their code, and faults.',
      labelNames: ['code'],
      registers,
    }),
    databaseCommands: new Histogram({
      name: 'database_command_duration_seconds',
      help: 'Commands to the database.',
      buckets,
      registers,
    }),
    databaseFailures: new Counter({
      name: 'database_connection_failures_total',
      help: 'Commands that got no connection.',
      registers,
    }),
  };
}
