import { canonicalStringify } from '@apollo/client/utilities';
import { normalFilter } from '../../../apollo/connections/productsKey.ts';
import type { ProductFilter } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import type { SearchToSave } from '../../saved-searches/useSaveSearch.ts';
import { useUnits } from '../../units/useUnits.ts';
import { filterAt } from './filterAt.ts';
import { proposedName } from './proposedName.ts';
import type { ShownProducts } from './useShownProducts.ts';

const keyOf = (filter: ProductFilter) => canonicalStringify(normalFilter(filter));

/** Adds the radius's unit, which otherwise depends on the place's country, known only to the server. */
function withUnit(filter: ProductFilter, near: ShownProducts['near']): ProductFilter {
  if (!near || filter.near?.within == null) return filter;
  return { ...filter, near: { ...filter.near, unit: near.unit } };
}

/** The shown list as a search to save; null until known, and for all products. */
export function useSearchToSave({ asked, near, known }: ShownProducts): SearchToSave | null {
  const { currency } = useConfig();
  const units = useUnits();
  if (!known || Object.keys(asked).length === 0) return null;
  const filter = withUnit(asked, near);
  const categories = 'categories' in known ? known.categories : [known.category];
  const key = keyOf(filter);
  return {
    filter,
    proposedName: proposedName(filter, {
      currency,
      units,
      near: near?.text,
      categoryTitle: (id) => categories.find((category) => category?.id === id)?.title,
    }),
    isAt: (path) => keyOf(filterAt(path, currency)) === key,
  };
}
