import { enumValues } from '@fitness-zone/contract/enums.ts';
import { Type } from 'typebox';
import type { QueueReport } from '../../context/health-report.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { readHealth } from './health.service.ts';

const nullable = <Shape extends ReturnType<typeof Type.Object>>(shape: Shape) =>
  Type.Union([shape, Type.Null()]);
const moment = () => Type.Number({ description: 'Milliseconds since 1970.' });
const momentOrNull = () => Type.Union([moment(), Type.Null()]);
const queueShape = nullable(
  Type.Object({ count: Type.Number(), hasMore: Type.Boolean(), oldestAt: momentOrNull() }),
);

const healthShape = Type.Object(
  {
    version: Type.String(),
    commit: Type.Union([Type.String(), Type.Null()]),
    startedAt: moment(),
    checkedAt: moment(),
    dependencies: Type.Array(
      Type.Object({
        name: Type.Enum(Object.values(enumValues.Dependency)),
        state: Type.Enum(Object.values(enumValues.DependencyState)),
        hosted: Type.Boolean(),
        message: Type.String(),
      }),
    ),
    notifications: queueShape,
    mails: queueShape,
    lastBackupAt: momentOrNull(),
    disk: nullable(
      Type.Object({
        freeMegabytes: Type.Number(),
        totalMegabytes: Type.Number(),
        isLow: Type.Boolean(),
      }),
    ),
  },
  { title: 'Health' },
);

/** System status for admins; `/healthz` and `/readyz` are for machines. */
export const healthRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/health',
    summary: 'System status and delivery queues (admins)',
    bearer: true,
    response: healthShape,
    handler: async ({ context }) => {
      const report = await readHealth(context);
      return {
        ...report,
        startedAt: report.startedAt.getTime(),
        checkedAt: report.checkedAt.getTime(),
        lastBackupAt: report.lastBackupAt?.getTime() ?? null,
        notifications: showQueue(report.notifications),
        mails: showQueue(report.mails),
      };
    },
  }),
];

const showQueue = (queue: QueueReport | null) =>
  queue && { ...queue, oldestAt: queue.oldestAt?.getTime() ?? null };
