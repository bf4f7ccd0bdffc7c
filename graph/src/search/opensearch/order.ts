import { nowhere, type Position } from '@fitness-zone/contract/search/product-order.ts';
import type { Types } from '@opensearch-project/opensearch';
import type { ProductSearch } from '../search-engine.ts';
import type { TextQuery } from './text-query.ts';

type Sort = Types.Common.SortCombinations[];
type Order = {
  sort: Sort;
  /** Converts between a position's key and OpenSearch's sort value; null if all keys are equal. */
  value: ((key: number) => number) | null;
  key: (value: number) => number;
};

const newestFirst = { id: { order: 'desc' } } as const;
/** `distanceKm` in metres, with coordinates rounded to hundredths of a degree. */
const metres = `
if (doc['at'].size() == 0) return params.nowhere;
double here = Math.toRadians(params.latitude);
double there = Math.toRadians(Math.round(100 * doc['at'].lat) / 100.0);
double east = Math.toRadians(Math.round(100 * doc['at'].lon) / 100.0 - params.longitude);
double north = Math.pow(Math.sin((there - here) / 2), 2);
double chord = north + Math.cos(here) * Math.cos(there) * Math.pow(Math.sin(east / 2), 2);
return Math.round(1000 * 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord))));`;

const same = (key: number): number => key;
// No negative zero, which a cursor can't tell from zero.
const negated = (key: number): number => -key || 0;

/** The order of a list; equal ones are listed from the greatest id down. */
export function orderOf(
  { sort, conditions }: Pick<ProductSearch, 'sort' | 'conditions'>,
  text: TextQuery | null,
): Order {
  const none: Order = { sort: [newestFirst], value: null, key: () => 0 };
  const by = (field: string, order: 'asc' | 'desc'): Order => {
    const turned = order === 'asc' ? same : negated;
    return { sort: [{ [field]: { order } }, newestFirst], value: turned, key: turned };
  };
  switch (sort) {
    case 'NEWEST':
      return none;
    case 'PRICE_ASC':
      return by('resalePrice', 'asc');
    case 'PRICE_DESC':
      return by('resalePrice', 'desc');
    case 'SAVING_DESC':
      return by('minusSaving', 'asc');
    case 'NEAREST':
      return byDistance(conditions, none);
    case 'RELEVANCE': {
      if (!text) return none;
      const turned = (one: number) => 1 + text.most - one;
      return { sort: [{ _score: { order: 'desc' } }, newestFirst], value: turned, key: turned };
    }
  }
}

function byDistance({ near, textPlace }: ProductSearch['conditions'], none: Order): Order {
  const area = near ?? textPlace;
  if (!area) return { ...none, key: () => nowhere };
  const { latitude, longitude } = area;
  const script = { source: metres, params: { latitude, longitude, nowhere } };
  return {
    sort: [{ _script: { type: 'number', order: 'asc', script } }, newestFirst],
    value: same,
    key: same,
  };
}

/** The place in an order that a position names. */
export const searchAfter = ({ value }: Order, { key, id }: Position) =>
  value ? [value(key), id] : [id];
