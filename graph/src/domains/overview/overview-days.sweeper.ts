import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Shop } from '../../context/shop.ts';
import { repeat } from '../../shared/repeat.ts';
import { addMissingDays, storeDay } from './stored-days.service.ts';

type Services = Pick<Shop, 'models' | 'config' | 'now' | 'log'>;

const everyMs = 10_000;
const batchSize = 500;
/** Days are counted again after so long, in case somebody has written past the shop: one in each sweep. */
const recountAfterMs = dayMs;

/** Stores the numbers of past days, now and every ten seconds those that are due. Returns a function that stops it. */
export const startOverviewDaysSweeper = (services: Services) =>
  repeat((signal) => sweepOverviewDays(services, signal), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'the days of the overview were not counted'),
  });

/**
 * Adds the past days that are missing, and counts those that are due, one after the other with pauses. A kill loses
 * one day's count at most, and of several processes each takes days that no other has taken.
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
      // Pauses for as long as the count took, to leave half of the time to others.
      await sleep(performance.now() - began, undefined, { ref: false });
    }
    if (due.length < batchSize) return;
  }
}
