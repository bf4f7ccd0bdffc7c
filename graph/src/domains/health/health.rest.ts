import type { Reading } from '../../rest/read-route.ts';

/** System status for admins. Machines use `/healthz` and `/readyz`. */
export const healthReadings: Reading[] = [
  {
    url: '/health',
    summary: 'System status and delivery queues (admins)',
    operation: '{ adminHealth { ...Health } }',
  },
];

export const healthFields = `fragment Health on Health {
  version commit @or startedAt checkedAt
  dependencies { name state hosted message }
  notifications @or { count hasMore oldestAt @or }
  mails @or { count hasMore oldestAt @or }
  sendsPushMessages pushMessages @or { count hasMore oldestAt @or }
  pushDeviceCount @or opensOffline
  lastBackupAt @or
  disk @or { freeMegabytes totalMegabytes isLow }
}`;
