import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { SkipLink } from '../../ui/link/SkipLink.tsx';
import { belowNavbar } from '../../ui/page/belowNavbar.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { CardGridSkeleton } from '../../ui/state/Skeletons.tsx';
import { AdvertisedProducts } from '../advertising/AdvertisedProducts.tsx';
import { DistanceFrom } from '../places/distanceFrom.ts';
import { pointOf } from '../places/searchedPlace.ts';
import { ProductGrid } from '../product/cards/ProductGrid.tsx';
import { LazySaveSearchDialog } from '../saved-searches/LazySaveSearchDialog.tsx';
import { SaveSearchButton } from '../saved-searches/SaveSearchButton.tsx';
import { useSaveSearch } from '../saved-searches/useSaveSearch.ts';
import { FurtherProducts } from './filters/FurtherProducts.tsx';
import { NoResults } from './filters/NoResults.tsx';
import { ProductToolbar } from './filters/ProductToolbar.tsx';
import { SimilarResults } from './filters/SimilarResults.tsx';
import { useSearchToSave } from './filters/useSearchToSave.ts';
import type { ShownProducts } from './filters/useShownProducts.ts';
import { reasonOf } from './reasonOf.ts';

type Props = {
  list: ShownProducts;
  /** action if nothing is for sale */
  emptyAction: ReactNode;
};

const resultsId = 'results';

/** A list of products with its filter and order. */
export function ProductResults({ list, emptyAction }: Props) {
  const { address, data, error, isPending, refetch, fetchPage } = list;
  const saving = useSaveSearch(useSearchToSave(list));
  const isFiltered = Object.keys(address.filter).length > 0;
  return (
    <Box
      ref={useTopOfChangedResults(isPending)}
      tabIndex={-1}
      sx={{ ...belowNavbar, outline: 'none' }}
    >
      <SkipLink target={resultsId}>To results</SkipLink>
      <ProductToolbar list={list} saving={saving} />
      {!data &&
        (error ? (
          <ErrorState {...reasonOf(error)} onRetry={() => void refetch()} />
        ) : (
          <CardGridSkeleton />
        ))}
      {data && (
        <Box
          id={resultsId}
          tabIndex={-1}
          aria-busy={isPending}
          sx={{ outline: 'none', transition: 'opacity 150ms', ...(isPending && { opacity: 0.5 }) }}
        >
          {address.after && (
            <ButtonLink to={address.addressAfter(null)} variant="outlined" sx={{ mb: 2 }}>
              Back to the first page
            </ButtonLink>
          )}
          <DistanceFrom value={pointOf(list.near)}>
            <SimilarResults list={list} />
            <ProductGrid
              products={data.products}
              onMore={fetchPage}
              addressAfter={address.addressAfter}
              emptyAction={
                <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
                  {emptyAction}
                  <SaveSearchButton saving={saving} />
                </Box>
              }
              between={<AdvertisedProducts products={data.products} />}
              empty={isFiltered && <NoResults list={list} saving={saving} />}
            />
            <FurtherProducts list={list} />
          </DistanceFrom>
        </Box>
      )}
      <LazySaveSearchDialog saving={saving} />
    </Box>
  );
}

/**
 * Scrolls back to the top of a list after filtering or sorting further down, and takes over the focus of removed
 * elements, such as a chip.
 */
function useTopOfChangedResults(isPending: boolean) {
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
  const focused = useRef(search);
  useEffect(() => {
    if (isPending || focused.current === search) return;
    focused.current = search;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [search, isPending]);
  return ref;
}
