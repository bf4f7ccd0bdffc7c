import type { ApolloCache } from '@apollo/client';
import { isReference, type ModifierDetails, type Reference } from '@apollo/client/cache';
import { nearestInPrice } from '@fitness-zone/contract/catalog/similar-products.ts';
import type { ListedProduct } from '../productLists/listedProduct.ts';

/** The schema's default, for fields that name no number. */
const defaultFirst = 4;

/**
 * Adds a product to the cached lists of similar products where it belongs, and removes it from the others. A list that
 * was full and loses one may have another in its place, which only the server knows: it is removed from the cache, and
 * asked for again where it is shown. May run twice.
 */
export function updateSimilarProducts(
  cache: ApolloCache,
  { record: changed, edits = [] }: ListedProduct,
): void {
  // What it was before is not known.
  const wasElsewhere = edits.some(({ field }) => field === 'RESALE_PRICE' || field === 'CATEGORY');
  for (const opened of openedProducts(cache)) {
    const isOpened = opened.__ref === changed.__ref;
    if (isOpened && !wasElsewhere) continue;
    cache.modify<{ similarProducts: readonly Reference[] }>({
      id: opened.__ref,
      fields: {
        similarProducts: (stored, details) =>
          (isOpened
            ? details.DELETE
            : edited(
                stored as readonly Reference[],
                { opened, changed, wasElsewhere },
                details,
              )) as never,
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
  {
    opened,
    changed,
    wasElsewhere,
  }: { opened: Reference; changed: Reference; wasElsewhere: boolean },
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
  // One that is not in the list may be nearer than it is now.
  const isLast = sorted.at(-1)?.__ref === changed.__ref;
  if (wasElsewhere && wasThere && isFull && isLast) return DELETE;
  const isSame = sorted.every(({ __ref }, index) => __ref === stored[index]?.__ref);
  if (isSame && sorted.length === stored.length) return stored;
  // Its price has changed: one that is not in the list may be nearer now.
  return wasThere && isFull ? DELETE : sorted;
}

/** How long a list is at most, by the arguments in its name in the cache: `similarProducts({"first":4})`. */
const firstIn = (storeFieldName: string): number =>
  Number(/"first":(\d+)/.exec(storeFieldName)?.[1] ?? defaultFirst);
