import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import Box from '@mui/material/Box';
import type { ProductToolbar_ProductsFragment } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { graphql, unmask } from '../../../lib/graphql.ts';
import { useMyPlace } from '../../places/myPlace.ts';
import { productCount } from '../../product/productCount.ts';
import { SaveSearchButton } from '../../saved-searches/SaveSearchButton.tsx';
import type { SaveSearch } from '../../saved-searches/useSaveSearch.ts';
import { useUnits } from '../../units/useUnits.ts';
import { FilterBar } from './FilterBar.tsx';
import { filterRestrictions } from './filterRestrictions.ts';
import { nearMePhrase } from './nearMe.ts';
import { PlaceNote } from './PlaceNote.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { ShownProducts } from './useShownProducts.ts';
import { withoutPhrase } from './withoutPhrase.ts';

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

/** A product list's filters, order and total. */
export function ProductToolbar({ list, saving }: Props) {
  const { address, data, known, error, isPending } = list;
  const { currency } = useConfig();
  const { filter, sort, setSort } = address;
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
  /** The filter by a place from which to sort by distance, with the place's name removed from the text. */
  const placed = (of: string) => ({
    near: { place: of, within: near?.within ?? null },
    ...(filter.text && near?.phrase && { text: withoutPhrase(filter.text, near.phrase) }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 }}>
      <FilterBar list={list} parts={parts} found={products?.totalCount ?? undefined}>
        <Box role="status" sx={count}>
          {!isPending && products && countOf(products)}
        </Box>
        <SortSelect
          sort={sort}
          hasText={Boolean(filter.text)}
          hasPlace={Boolean(filter.near ?? place)}
          onChange={(next) =>
            setSort(next, next === 'NEAREST' && !filter.near && place ? placed(place) : {})
          }
        />
        {/* Without results the button is below. */}
        {(products ? products.totalCount !== 0 : error) && (
          <SaveSearchButton
            saving={saving}
            size="small"
            sx={{ minHeight: { xs: 40, md: 36 }, borderRadius: '20px' }}
          />
        )}
      </FilterBar>
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

const count = {
  lineHeight: { xs: '40px', md: '36px' },
  mr: { xs: 'auto', md: 0.5 },
  typography: 'body2',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

const countOf = ({ totalCount }: ProductToolbar_ProductsFragment): string =>
  totalCount === null ? 'Counts are temporarily unavailable.' : productCount(totalCount);
