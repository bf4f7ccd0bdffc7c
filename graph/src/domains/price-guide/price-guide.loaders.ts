import type { Cache } from '../../cache/cache.ts';
import { RecordLoader } from '../../cache/record-loader.ts';
import type { Models } from '../../context/merged-types.ts';
import type { PriceGuideRecord } from './price-guide.model.ts';

/** One request's loader of price guides, by the category's id. */
export const priceGuideLoaders = ({ PriceGuide }: Pick<Models, 'PriceGuide'>, cache: Cache) => ({
  priceGuide: new RecordLoader<PriceGuideRecord>(cache, {
    collection: PriceGuide.collection.name,
    findAll: (ids) => PriceGuide.find({ _id: { $in: ids } }).lean(),
  }),
});
