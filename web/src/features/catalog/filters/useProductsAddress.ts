import { useCallback, useMemo } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { normalFilter } from '../../../apollo/connections/productsKey.ts';
import type { ProductFilter } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { keepingScroll } from '../../../lib/keepScroll.ts';
import { patterns } from '../../../lib/paths.ts';
import {
  defaultSort,
  type ProductsAddress,
  readProductsAddress,
  writeProductsAddress,
} from './productsAddress.ts';

type Options = {
  /** whether the address is changed in its place in the history, as while somebody types */
  replace?: boolean;
};

/** The filter and order of the list that is shown, which its address holds, and what changes them. */
export function useProductsAddress() {
  const { currency } = useConfig();
  const { pathname, search } = useLocation();
  const categoryId = useMatch(patterns.category)?.params.id;
  const navigate = useNavigate();
  const read = useCallback(
    (text: string): ProductsAddress => {
      const address = readProductsAddress(new URLSearchParams(text), currency);
      if (categoryId === undefined) return address;
      // The page of a category has that one.
      return { ...address, filter: normalFilter({ ...address.filter, categoryIds: null }) };
    },
    [currency, categoryId],
  );
  const { filter, sort } = useMemo(() => read(search), [read, search]);

  /** Changes the address as it is, which React Router renders in a transition, some time later. */
  function change(
    next: (now: ProductsAddress) => ProductsAddress,
    { replace = false }: Options = {},
  ) {
    const { search: before } = window.location;
    const written = writeProductsAddress(next(read(before)), currency);
    if (written === before) return;
    void navigate({ pathname, search: written }, { replace, state: keepingScroll });
  }
  return {
    /** The category whose page it is. */
    categoryId,
    filter,
    sort,
    setSort: (next: ProductsAddress['sort']) => change((now) => ({ ...now, sort: next })),
    /**
     * Replaces parts of the filter. A list in its default order gets the default order of the new filter.
     * @param parts or what makes them of the filter as it is
     */
    changeFilter(
      parts: ProductFilter | ((now: ProductFilter) => ProductFilter),
      options?: Options,
    ) {
      change((now) => {
        const changed = typeof parts === 'function' ? parts(now.filter) : parts;
        const next = { ...now.filter, ...changed };
        const isDefault = now.sort === defaultSort(now.filter);
        return { filter: next, sort: isDefault ? defaultSort(next) : now.sort };
      }, options);
    },
    /** Removes the whole filter, and keeps the order. */
    clearFilter: () =>
      change(({ sort }) => ({ filter: {}, sort: sort === 'RELEVANCE' ? 'NEWEST' : sort })),
  };
}
