import { mostAdvertisements } from '@fitness-zone/contract/catalog/advertising.ts';
import type { FilterMatch } from './filterMatch.ts';
import type { StoredCounts } from './listCounts.ts';
import type { ListedProduct } from './listedProduct.ts';

/**
 * A list with the advertisements that it has after a product has changed. They take turns: which one follows one that
 * has ended is asked of the server, and a new one beyond the most that are shown waits for its turn.
 * @param expire notes that only the server knows
 */
export function withAdvertisement(
  list: StoredCounts,
  { record, inStock, advertisement }: ListedProduct,
  { match, expire }: { match: FilterMatch; expire: () => void },
): StoredCounts {
  const { advertisements } = list;
  // Where it is not known whether it matches, the list is asked again anyway.
  if (!advertisements || advertisement === undefined) return list;
  const others = advertisements.filter(({ __ref }) => __ref !== record.__ref);
  const wasThere = others.length < advertisements.length;
  const isAdvertised = inStock === 'AVAILABLE' && advertisement;
  if (!isAdvertised || match.failing.length > 0) {
    if (!wasThere) return list;
    if (advertisements.length >= mostAdvertisements) expire();
    return { ...list, advertisements: others };
  }
  if (wasThere || match.isUnknown || others.length >= mostAdvertisements) return list;
  // All of them are shown, in the order of their ids.
  const all = [...others, record].sort((one, other) => (one.__ref < other.__ref ? -1 : 1));
  return { ...list, advertisements: all };
}
