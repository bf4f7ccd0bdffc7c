import type { ApolloCache } from '@apollo/client';
import { isReference, type ModifierDetails, type Reference } from '@apollo/client/cache';
import { nearestInPrice } from '@fitness-zone/contract/similar-products.ts';

/** The schema's default, for fields that name no number. */
const defaultFirst = 4;

/**
 * Adds a product to the cached lists of similar products where it belongs, and removes it from the others. A list that
 * was full and loses one may have another in its place, which only the server knows: it is removed from the cache, and
 * asked for again where it is shown. May run twice.
 */
export function updateSimilarProducts(cache: ApolloCache, changed: Reference): void {
  for (const opened of openedProducts(cache)) {
    if (opened.__ref === changed.__ref) continue;
    cache.modify<{ similarProducts: readonly Reference[] }>({
      id: opened.__ref,
      fields: {
        similarProducts: (stored, details) =>
          edited(stored as readonly Reference[], { opened, changed }, details) as never,
      },
    });
  }
}

/** The products whose pages were opened: they alone have lists of similar products. */
function openedProducts(cache: ApolloCache): Reference[] {
  const opened: Reference[] = [];
  cache.modify<{ product: Reference | null }>({
    fields: {
      product(product) {
        if (isReference(product)) opened.push(product);
        return product;
      },
    },
  });
  return opened;
}

function edited(
  stored: readonly Reference[],
  { opened, changed }: { opened: Reference; changed: Reference },
  { readField, storeFieldName, DELETE }: ModifierDetails,
): readonly Reference[] | typeof DELETE {
  const priceOf = (product: Reference) =>
    readField<{ amount: number }>('resalePrice', product)?.amount;
  const categoryOf = (product: Reference) => readField<Reference>('category', product)?.__ref;
  const others = stored.filter(({ __ref }) => __ref !== changed.__ref);
  const wasThere = others.length < stored.length;
  const first = firstIn(storeFieldName);
  const isFull = stored.length >= first;
  const belongs =
    readField('inStock', changed) === 'AVAILABLE' && categoryOf(changed) === categoryOf(opened);
  if (!belongs) {
    if (!wasThere) return stored;
    return isFull ? DELETE : others;
  }
  const price = priceOf(opened);
  const candidates = [...others, changed];
  if (price === undefined || candidates.some((one) => priceOf(one) === undefined)) return DELETE;
  const sorted = nearestInPrice(candidates, price, (one) => ({
    id: one.__ref,
    price: priceOf(one) ?? 0,
  })).slice(0, first);
  const isSame = sorted.every(({ __ref }, index) => __ref === stored[index]?.__ref);
  if (isSame && sorted.length === stored.length) return stored;
  // Its price has changed: one that is not in the list may be nearer now.
  return wasThere && isFull ? DELETE : sorted;
}

/** How long a list is at most, by the arguments in its name in the cache: `similarProducts({"first":4})`. */
const firstIn = (storeFieldName: string): number =>
  Number(/"first":(\d+)/.exec(storeFieldName)?.[1] ?? defaultFirst);
