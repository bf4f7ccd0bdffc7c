import { useMemo } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { normalFilter } from '../../../apollo/cachedLists/productLists.ts';
import type { ProductFilter } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { keepingScroll } from '../../../lib/keepScroll.ts';
import { patterns } from '../../../lib/paths.ts';
import { defaultSort, type ListAddress, readListAddress, writeListAddress } from './listAddress.ts';

type Options = {
  /** whether the address is changed in its place in the history, as while somebody types */
  replace?: boolean;
};

/** The filter and order of the list that is shown, which its address holds, and what changes them. */
export function useListAddress() {
  const { currency } = useConfig();
  const { pathname, search } = useLocation();
  const categoryId = useMatch(patterns.category)?.params.id;
  const navigate = useNavigate();
  const { filter, sort } = useMemo(() => {
    const address = readListAddress(new URLSearchParams(search), currency);
    if (categoryId === undefined) return address;
    // The page of a category has that one.
    return { ...address, filter: normalFilter({ ...address.filter, categoryIds: null }) };
  }, [search, currency, categoryId]);

  function setAddress(next: ListAddress, { replace = false }: Options = {}) {
    const written = writeListAddress(next, currency);
    if (written === search) return;
    void navigate({ pathname, search: written }, { replace, state: keepingScroll });
  }
  return {
    /** The category whose page it is. */
    categoryId,
    filter,
    sort,
    setSort: (next: ListAddress['sort']) => setAddress({ filter, sort: next }),
    /** Replaces parts of the filter. A list in its default order gets the default order of the new filter. */
    changeFilter(change: ProductFilter, options?: Options) {
      const next = { ...filter, ...change };
      const isDefault = sort === defaultSort(filter);
      setAddress({ filter: next, sort: isDefault ? defaultSort(next) : sort }, options);
    },
    /** Removes the whole filter, and keeps the order. */
    clearFilter: () => setAddress({ filter: {}, sort: sort === 'RELEVANCE' ? 'NEWEST' : sort }),
  };
}
