import { statfs } from 'node:fs/promises';
import { readLastBackup } from '../../adapters/database/last-backup.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { DiskReport, HealthReport } from '../../context/health-report.ts';
import type { Shop } from '../../context/shop.ts';
import { within } from '../../shared/within.ts';
import { type CheckedShop, createDependencyChecks } from './dependency-checks.queries.ts';
import { waitingNotifications, waitingToBeSent } from './queues.queries.ts';

/** A report is shared for this long. */
const sharedMs = 4_000;
const queueMs = 2_000;
const megabyte = 1_000_000;
/** Megabytes; with less, the disk counts as nearly full. */
const lowMegabytes = 1_000;

/** Checks the services at most every few seconds; callers in between share the report. */
export function createHealthChecks(
  shop: CheckedShop & Pick<Shop, 'models' | 'push' | 'now'>,
): () => Promise<HealthReport> {
  const { config, models, push, log, now } = shop;
  // Browsers receive push messages by the service worker.
  const sendsPushMessages = push.key !== null && config.serviceWorker;
  const startedAt = new Date(now());
  const checkDependencies = createDependencyChecks(shop);
  let last: { at: number; report: Promise<HealthReport> } | null = null;

  /** Resolves to null after a time-out or a fault, and logs it. */
  const nullOnFault = <Found>(what: string, found: Promise<Found>): Promise<Found | null> =>
    within(queueMs, found, 'no answer in time').catch((err: unknown) => {
      log.warn({ err, what }, 'could not be found out');
      return null;
    });

  async function check(): Promise<HealthReport> {
    const [dependencies, notifications, mails, pushMessages, pushDeviceCount, lastBackupAt, disk] =
      await Promise.all([
        checkDependencies(),
        nullOnFault('waiting notifications', waitingNotifications(shop)),
        nullOnFault('waiting mails', waitingToBeSent(shop, 'mailAt')),
        sendsPushMessages
          ? nullOnFault('waiting push messages', waitingToBeSent(shop, 'pushAt'))
          : null,
        sendsPushMessages
          ? nullOnFault('devices', models.PushDevice.estimatedDocumentCount().exec())
          : null,
        // A hosted database is backed up by its host.
        config.mongodbUri ? null : readLastBackup(config.dataDir),
        nullOnFault('disk', diskOf(config.dataDir)),
      ]);
    const queues = { notifications, mails, sendsPushMessages, pushMessages };
    const found = { dependencies, ...queues, pushDeviceCount, lastBackupAt, disk };
    const times = { startedAt, checkedAt: new Date(now()) };
    return { ...config.build, ...times, ...found, opensOffline: config.serviceWorker };
  }

  return () => {
    const at = performance.now();
    if (!last || at - last.at > sharedMs) last = { at, report: check() };
    return last.report;
  };
}

async function diskOf(folder: string): Promise<DiskReport> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const freeMegabytes = Math.floor((bavail * bsize) / megabyte);
  const totalMegabytes = Math.floor((blocks * bsize) / megabyte);
  return { freeMegabytes, totalMegabytes, isLow: freeMegabytes < lowMegabytes };
}

/** The report may be a few seconds old. */
export async function readHealth(context: Context): Promise<HealthReport> {
  requireRole(context, 'admin');
  return context.checkHealth();
}
