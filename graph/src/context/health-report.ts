import type { Dependency, DependencyState } from '@fitness-zone/contract/enums.ts';

export type DependencyReport = {
  name: Dependency;
  state: DependencyState;
  /** Hosted, not embedded. */
  hosted: boolean;
  /** A sentence for the Health page. */
  message: string;
};

export type QueueReport = {
  count: number;
  /** More are waiting than the count says. */
  hasMore: boolean;
  /** The time when the oldest began to wait; null if none waits. */
  oldestAt: Date | null;
};

/** The disk of the data folder, in megabytes of 1,000,000 bytes. */
export type DiskReport = { freeMegabytes: number; totalMegabytes: number; isLow: boolean };

/** System status at a moment. Null if it couldn't be determined. */
export type HealthReport = {
  version: string;
  /** The commit of the build; null if the build didn't record it. */
  commit: string | null;
  startedAt: Date;
  checkedAt: Date;
  dependencies: DependencyReport[];
  notifications: QueueReport | null;
  mails: QueueReport | null;
  sendsPushMessages: boolean;
  /** Null if the shop sends none, or if they couldn't be counted. */
  pushMessages: QueueReport | null;
  /** Number of subscribed browsers; null if unknown. */
  pushDeviceCount: number | null;
  opensOffline: boolean;
  /** The last `npm run backup`. */
  lastBackupAt: Date | null;
  disk: DiskReport | null;
};
