import type { Expiry } from '../../adapters/database/expiry.ts';

/** Seconds for which a notification is kept once it is read. */
const readKeptSeconds = 180 * 24 * 60 * 60;

/** When a notification that was read is removed. */
export const notificationExpiry: Expiry = {
  collection: 'notifications',
  field: 'readAt',
  afterSeconds: readKeptSeconds,
};
