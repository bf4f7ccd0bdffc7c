import { pageParameter } from '@fitness-zone/contract/catalog/search-parameters.ts';
import { cursorPattern } from '@fitness-zone/contract/search/product-order.ts';
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

/** Whether the order depends on the filter. */
const isOfFilter = (sort: ProductsAddress['sort']) => sort === 'RELEVANCE' || sort === 'NEAREST';

type Options = {
  /** replaces the history entry, as during typing */
  replace?: boolean;
};

/** The filter and order in the shown list's address, and functions to change them. */
export function useProductsAddress() {
  const { currency } = useConfig();
  const { pathname, search } = useLocation();
  const categoryId = useMatch(patterns.category)?.params.id;
  const navigate = useNavigate();
  const read = useCallback(
    (text: string): ProductsAddress => {
      const address = readProductsAddress(new URLSearchParams(text), currency);
      if (categoryId === undefined) return address;
      // The page's path already has the category.
      return { ...address, filter: normalFilter({ ...address.filter, categoryIds: null }) };
    },
    [currency, categoryId],
  );
  const { filter, sort } = useMemo(() => read(search), [read, search]);
  const after = cursorIn(search);

  const write = (address: ProductsAddress, cursor: string | null = null): string => {
    const written = new URLSearchParams(writeProductsAddress(address, currency));
    if (cursor) written.set(pageParameter, cursor);
    return written.size > 0 ? `?${written}` : '';
  };

  /** Changes the current address; React Router renders the change later, in a transition. */
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
    /** The category of a category's page. */
    categoryId,
    filter,
    sort,
    /** The cursor after which the shown page begins; null for the first page. */
    after,
    /** The query string of the shown list. */
    search: write({ filter, sort }, after),
    /** The address of the page after a cursor; without one, of the first. */
    addressAfter: (cursor: string | null) => `${pathname}${write({ filter, sort }, cursor)}`,
    /** The address of the list with parts of the filter replaced. */
    addressWith: (parts: ProductFilter) =>
      `${pathname}${write(withParts({ filter, sort }, parts))}`,
    /** @param parts parts of the filter that change with the order */
    setSort: (next: ProductsAddress['sort'], parts: ProductFilter = {}) =>
      change(({ filter: now }) => ({ filter: { ...now, ...parts }, sort: next })),
    /**
     * Replaces parts of the filter.
     * @param parts the parts, or a function of the current filter
     */
    changeFilter(
      parts: ProductFilter | ((now: ProductFilter) => ProductFilter),
      options?: Options,
    ) {
      change(
        (now) => withParts(now, typeof parts === 'function' ? parts(now.filter) : parts),
        options,
      );
    },
    /** Removes the whole filter and keeps the order. */
    clearFilter: () => change(cleared),
    clearedAddress: `${pathname}${write(cleared({ filter, sort }))}`,
  };
}

/** A list in its default order switches to the default order of the new filter. */
function withParts({ filter, sort }: ProductsAddress, parts: ProductFilter): ProductsAddress {
  const next = { ...filter, ...parts };
  return { filter: next, sort: sort === defaultSort(filter) ? defaultSort(next) : sort };
}

function cursorIn(search: string): string | null {
  const cursor = new URLSearchParams(search).get(pageParameter);
  return cursor && cursorPattern.test(cursor) ? cursor : null;
}

const cleared = ({ sort }: ProductsAddress): ProductsAddress => ({
  filter: {},
  sort: isOfFilter(sort) ? 'NEWEST' : sort,
});
