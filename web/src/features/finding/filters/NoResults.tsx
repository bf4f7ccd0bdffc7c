import { isSearchText, wordsOf } from '@fitness-zone/contract/search/words.ts';
import { mdiMagnifyClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useConfig } from '../../../lib/config.ts';
import { keepingScroll } from '../../../lib/keepScroll.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { unitText } from '../../places/searchedPlace.ts';
import { TileRow } from '../../product/cards/TileRow.tsx';
import { productCount } from '../../product/productCount.ts';
import { SaveSearchButton } from '../../saved-searches/SaveSearchButton.tsx';
import type { SaveSearch as Saving } from '../../saved-searches/useSaveSearch.ts';
import { inCategories } from './filterRestrictions.ts';
import { writeProductsAddress } from './productsAddress.ts';
import { categoriesOf, type LooserResults, useLooserProducts } from './useLooserProducts.ts';
import type { ShownProducts } from './useShownProducts.ts';

const hintFor = ({ name, count }: LooserResults, isTextAlone: boolean): string =>
  isTextAlone
    ? `Try fewer words, or browse all ${productCount(count)}.`
    : `Remove ${name} to see ${productCount(count)}.`;

type Props = { list: ShownProducts; saving: Saving };

/**
 * Shown without results: offers the list without each part of the filter, or with a larger radius, and shows the
 * closest products. Uses links only, so it works without scripts.
 */
export function NoResults({ list, saving }: Props) {
  const { filter } = list.address;
  const looser = useLooserProducts(list);
  const { offers, closest, isTextAlone } = looser;
  const isWordless = isSearchText(filter.text) && wordsOf(filter.text).length === 0;
  return (
    <>
      <EmptyState
        icon={mdiMagnifyClose}
        title={filter.text ? `No results for “${filter.text}”` : 'No products match your filters'}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
            <LooserLinks list={list} looser={looser} />
            <SaveSearch saving={saving} />
            {filter.text && <CategoryLinks categories={categoriesOf(list)} />}
          </Box>
        }
      >
        {isWordless && `“${filter.text}” has no letters or digits to search for. `}
        {offers[0]
          ? hintFor(offers[0], isTextAlone)
          : looser.isFound && 'Clear all filters to see everything.'}
      </EmptyState>
      {closest && closest.products.length > 0 && !isTextAlone && (
        <Box component="section" aria-label="Closest matches">
          <Typography variant="h2" sx={{ typography: 'h3' }}>
            Closest matches
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {closest.isPartial
              ? `Even without ${closest.name}, there are no exact matches for “${filter.text}”. Similar products:`
              : `These match everything but ${closest.name}.`}
          </Typography>
          <TileRow products={closest.products} />
        </Box>
      )}
    </>
  );
}

/** Links to lists with results, the largest first. */
function LooserLinks({
  list,
  looser: { offers, wider },
}: Pick<Props, 'list'> & { looser: ReturnType<typeof useLooserProducts> }) {
  const { currency } = useConfig();
  const { address, near } = list;
  const { filter, categoryId, addressWith, clearedAddress } = address;
  const ofAll = { ...address, filter: { ...filter, ...inCategories(null) } };
  const everywhere = `${paths.pages}${writeProductsAddress(ofAll, currency)}`;
  return (
    <>
      {wider && (
        <ButtonLink to={addressWith(wider.change)} state={keepingScroll} variant="contained">
          Search within {wider.radius} {near ? unitText(near.unit) : 'mi'}
        </ButtonLink>
      )}
      {offers.map(({ name, change, count }, index) => (
        <ButtonLink
          key={name}
          to={addressWith(change)}
          state={keepingScroll}
          variant={index === 0 && !wider ? 'contained' : 'outlined'}
          sx={{ overflowWrap: 'anywhere' }}
        >
          Without {name}: {productCount(count)}
        </ButtonLink>
      ))}
      {categoryId && <ButtonLink to={everywhere}>Search all categories</ButtonLink>}
      {categoriesOf(list)
        .filter(({ id }) => filter.categoryIds?.includes(id))
        .map(({ id, title }) => (
          <ButtonLink key={id} to={paths.category(id)}>
            All in {title}
          </ButtonLink>
        ))}
      <ButtonLink to={clearedAddress} state={keepingScroll}>
        Clear all
      </ButtonLink>
    </>
  );
}

/** Offers alerts for matching products. */
function SaveSearch({ saving }: Pick<Props, 'saving'>) {
  if (!saving.search) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, width: '100%', mt: 2 }}>
      <Typography>
        {saving.isSaved
          ? 'We’ll notify you when something matches.'
          : 'Save this search, and we’ll notify you when something matches.'}
      </Typography>
      <SaveSearchButton saving={saving} />
    </Box>
  );
}

/** Shown without results. */
function CategoryLinks({ categories }: { categories: readonly { id: string; title: string }[] }) {
  if (categories.length === 0) return null;
  return (
    <Box component="nav" aria-label="Browse a category" sx={{ width: '100%', mt: 3 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        Browse a category
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {categories.map(({ id, title }) => (
          <ButtonLink key={id} to={paths.category(id)} size="small" variant="outlined">
            {title}
          </ButtonLink>
        ))}
      </Box>
    </Box>
  );
}
