import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Shop } from '../../context/shop.ts';
import { repeat } from '../../shared/repeat.ts';
import { addMissingDays, storeDay } from './stored-days.service.ts';

type Services = Pick<Shop, 'models' | 'config' | 'now' | 'log'>;

const everyMs = 10_000;
const batchSize = 500;
/** Milliseconds until a day is recounted, one day per sweep, in case another program wrote to the database. */
const recountAfterMs = dayMs;

/** Counts past days that are due, now and every ten seconds. */
export const startOverviewDaysSweeper = (services: Services) =>
  repeat((signal) => sweepOverviewDays(services, signal), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'the days of the overview were not counted'),
  });

/**
 * Adds missing past days and counts due ones in turn, with pauses. A kill loses at most one day's count; several
 * processes share the days.
 */
export async function sweepOverviewDays(services: Services, signal?: AbortSignal): Promise<void> {
  const { OverviewDay } = services.models;
  await addMissingDays(services);
  const longAgo = { countedAt: { $lte: new Date(Date.now() - recountAfterMs) }, dueAt: null };
  await OverviewDay.findOneAndUpdate(longAgo, { $set: { dueAt: new Date() } }).sort({
    countedAt: 1,
  });
  while (!signal?.aborted) {
    const due = await OverviewDay.find({ dueAt: { $lte: new Date() } })
      .sort({ dueAt: 1 })
      .limit(batchSize)
      .lean();
    for (const day of due) {
      if (signal?.aborted) return;
      const began = performance.now();
      await storeDay(services, day);
      // Pauses as long as the count took, to leave the database half of the time.
      await sleep(performance.now() - began, undefined, { ref: false });
    }
    if (due.length < batchSize) return;
  }
}
