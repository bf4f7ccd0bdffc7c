import { QueryProductPreviewsArgs } from '@fitness-zone/contract/generated/inputs.ts';
import { useLocation } from 'react-router-dom';
import { mostCompared } from '../browsing/comparedAndSeenProducts.ts';

/** No record has a longer id. */
const isTaken = (id: string) => id.length <= QueryProductPreviewsArgs.ids.maxLength;

/** Products to compare, from the address. */
export type ComparedIds = {
  /** distinct, in the order of the columns, up to the maximum */
  ids: string[];
  /** number of further ids in the address */
  beyond: number;
};

/** The products in a query string such as `?ids=a,b,c`. */
export function readComparedIds(search: string): ComparedIds {
  const named = (new URLSearchParams(search).get('ids') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const ids = [...new Set(named)];
  return { ids: ids.slice(0, mostCompared), beyond: Math.max(0, ids.length - mostCompared) };
}

export const useComparedIds = (): ComparedIds => readComparedIds(useLocation().search);

/** The ids that the server accepts. */
export const takenIds = (ids: readonly string[]): string[] => ids.filter(isTaken);
