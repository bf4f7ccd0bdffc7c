import Box from '@mui/material/Box';
import type { ProductToolbar_ProductsFragment } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { graphql, unmask } from '../../../lib/graphql.ts';
import { productCount } from '../productCount.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterSheetButton } from './FilterSheetButton.tsx';
import { filterRestrictions } from './filterRestrictions.ts';
import { SortSelect } from './SortSelect.tsx';
import type { ShownProducts } from './useShownProducts.ts';

graphql(`
  fragment ProductToolbar_products on ProductConnection {
    totalCount
    correctedText
    textPrice {
      phrase
      min {
        amount
      }
      max {
        amount
      }
    }
  }
`);

/** A product list's total, order and active filters. */
export function ProductToolbar({ list: { address, data, isPending } }: { list: ShownProducts }) {
  const { currency } = useConfig();
  const { filter, sort, setSort, changeFilter, clearFilter } = address;
  const products = unmask<ProductToolbar_ProductsFragment>(data?.products);
  const categories = data && 'categories' in data ? data.categories : [];
  const names = {
    currency,
    categoryTitle: (id: string) => categories.find((category) => category.id === id)?.title,
  };
  const textPrice = isPending ? null : products?.textPrice;
  const parts = filterRestrictions(filter, { ...names, textPrice });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <FilterSheetButton
          count={filterRestrictions({ ...filter, text: null }, names).length}
          found={products?.totalCount ?? undefined}
        />
        <Box
          role="status"
          sx={{ typography: 'body2', color: 'text.secondary', minHeight: 22, mr: 'auto' }}
        >
          {!isPending && products && productCount(products.totalCount)}
        </Box>
        <SortSelect sort={sort} hasText={Boolean(filter.text)} onChange={setSort} />
      </Box>
      <FilterChips parts={parts} onRemove={changeFilter} onClear={clearFilter} />
      {products?.correctedText && products.totalCount !== 0 && (
        <Box role="status">
          Showing results for <strong>{products.correctedText}</strong> instead of “{filter.text}”.
        </Box>
      )}
    </Box>
  );
}
