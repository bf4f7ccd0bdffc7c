import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Models } from '../../context/merged-types.ts';
import { findPayoutRecords } from './state/payout-facts.queries.ts';

/** One request's loader of the records that the payouts of orders depend on. */
export const payoutLoaders = (models: Models) => ({
  payoutRecords: new DataLoader(
    (ids: readonly Types.ObjectId[]) => findPayoutRecords(models, ids),
    { cacheKeyFn: (id: Types.ObjectId) => id.toHexString() },
  ),
});
