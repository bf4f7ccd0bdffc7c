import type { Expiry } from '../../adapters/database/expiry.ts';

const readKeptSeconds = 180 * 24 * 60 * 60;

export const notificationExpiry: Expiry = {
  collection: 'notifications',
  field: 'readAt',
  afterSeconds: readKeptSeconds,
};
