import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { CardGridSkeleton } from '../../ui/state/Skeletons.tsx';
import { AdvertisedProducts } from './advertising/AdvertisedProducts.tsx';
import { ProductGrid } from './cards/ProductGrid.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { NoResults } from './filters/NoResults.tsx';
import { ProductToolbar } from './filters/ProductToolbar.tsx';
import { SimilarResults } from './filters/SimilarResults.tsx';
import type { ShownProducts } from './filters/useShownProducts.ts';

type Props = {
  list: ShownProducts;
  /** action if nothing is for sale */
  emptyAction: ReactNode;
};

/** A list of products with its filter and order. */
export function ProductResults({ list, emptyAction }: Props) {
  const { address, data, error, isPending, refetch, fetchPage } = list;
  const isFiltered = Object.keys(address.filter).length > 0;
  return (
    <Box ref={useTopOfChangedResults()} sx={{ scrollMarginTop: 92 }}>
      <FilterPanel />
      <ProductToolbar list={list} />
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <CardGridSkeleton />)}
      {data && (
        <Box
          aria-busy={isPending}
          sx={{ transition: 'opacity 150ms', ...(isPending && { opacity: 0.5 }) }}
        >
          <AdvertisedProducts products={data.products} />
          <SimilarResults list={list} />
          <ProductGrid
            products={data.products}
            onMore={fetchPage}
            emptyAction={emptyAction}
            empty={isFiltered && <NoResults list={list} />}
          />
        </Box>
      )}
    </Box>
  );
}

/** Scrolls up to a list that was filtered or sorted by somebody who has scrolled down in it. */
function useTopOfChangedResults() {
  const ref = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    if (!isReturn && top < 0) ref.current?.scrollIntoView();
  }, [search, isReturn]);
  return ref;
}
