import type { Expiry } from '../../../adapters/database/expiry.ts';

export const digestExpiry: Expiry = {
  collection: 'digests',
  field: 'createdAt',
  afterSeconds: 7 * 24 * 60 * 60,
};
