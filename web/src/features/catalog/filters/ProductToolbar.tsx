import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import Box from '@mui/material/Box';
import type { ProductToolbar_ProductsFragment } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { graphql, unmask } from '../../../lib/graphql.ts';
import { useMyPlace } from '../../places/myPlace.ts';
import { SaveSearchButton } from '../../saved-searches/SaveSearchButton.tsx';
import type { SaveSearch } from '../../saved-searches/useSaveSearch.ts';
import { useUnits } from '../../units/useUnits.ts';
import { productCount } from '../productCount.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterSheetButton } from './FilterSheetButton.tsx';
import { filterRestrictions } from './filterRestrictions.ts';
import { nearMePhrase } from './nearMe.ts';
import { PlaceNote } from './PlaceNote.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { ShownProducts } from './useShownProducts.ts';
import { withoutPhrase } from './withoutPhrase.ts';

graphql(`
  fragment ProductToolbar_products on ProductConnection {
    totalCount
    facets {
      conditions {
        condition
      }
    }
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
    understood {
      phrase
      label
      unit
      min
      max
    }
  }
`);

type Props = { list: ShownProducts; saving: SaveSearch };

/** A product list's total, order and active filters. */
export function ProductToolbar({ list, saving }: Props) {
  const { address, data, known, error, isPending } = list;
  const { currency } = useConfig();
  const { filter, sort, setSort, changeFilter, clearFilter } = address;
  const products = unmask<ProductToolbar_ProductsFragment>(data?.products);
  const categories = known && 'categories' in known ? known.categories : [];
  const names = {
    currency,
    units: useUnits(),
    categoryTitle: (id: string) => categories.find((category) => category.id === id)?.title,
  };
  const textPrice = isPending ? null : products?.textPrice;
  const near = isPending ? null : list.near;
  const understood = isPending ? [] : products?.understood;
  const parts = filterRestrictions(filter, { ...names, textPrice, understood, near });
  const mine = useMyPlace();
  const place = near?.text ?? (mine && placeText(mine));
  /** The filter by a place to sort by distance from, with the place's name removed from the text. */
  const placed = (of: string) => ({
    near: { place: of, within: near?.within ?? null },
    ...(filter.text && near?.phrase && { text: withoutPhrase(filter.text, near.phrase) }),
  });
  /** Without results it stands below. */
  const save = (products ? products.totalCount !== 0 : error) && (
    <SaveSearchButton saving={saving} size="small" sx={{ minHeight: { xs: 40, md: 34 } }} />
  );
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
          {!isPending && products && countsOf(products)}
        </Box>
        {parts.length === 0 && save}
        <SortSelect
          sort={sort}
          hasText={Boolean(filter.text)}
          hasPlace={Boolean(filter.near ?? place)}
          onChange={(next) =>
            setSort(next, next === 'NEAREST' && !filter.near && place ? placed(place) : {})
          }
        />
      </Box>
      {parts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FilterChips parts={parts} onRemove={changeFilter} onClear={clearFilter} />
          {save}
        </Box>
      )}
      {!place && nearMePhrase(filter.text) && (
        <Box sx={{ typography: 'body2' }}>Choose your town under “Near” to see what’s close.</Box>
      )}
      {near && <PlaceNote near={near} addressNear={(of) => address.addressWith(placed(of))} />}
      {products?.correctedText && products.totalCount !== 0 && (
        <Box role="status">
          Showing results for <strong>{products.correctedText}</strong> instead of “{filter.text}”.
        </Box>
      )}
    </Box>
  );
}

/** The number of products, and what is missing while search is unavailable. */
function countsOf({ totalCount, facets }: ProductToolbar_ProductsFragment): string {
  if (totalCount === null) return 'Counts are temporarily unavailable.';
  const total = productCount(totalCount);
  return facets ? total : `${total} · Filter counts are temporarily unavailable.`;
}
