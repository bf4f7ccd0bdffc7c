import { advertisedForMs } from '@fitness-zone/contract/catalog/advertising.ts';

/**
 * The update that begins an advertisement.
 * @param now epoch milliseconds
 */
export const newAdvertisement = (now: number) => ({
  $set: { advertisement: true, advertisedUntil: new Date(now + advertisedForMs) },
});

export const endedAdvertisement = {
  $set: { advertisement: false },
  $unset: { advertisedUntil: 1 },
} as const;
