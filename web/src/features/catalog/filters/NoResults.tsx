import { radii } from '@fitness-zone/contract/places/distance.ts';
import { isAsked, wordsOf } from '@fitness-zone/contract/search/words.ts';
import { mdiMagnifyClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { normalFilter } from '../../../apollo/connections/productsKey.ts';
import { useLooserConnectionsQuery } from '../../../generated/filters.ts';
import type {
  LooserConnectionFragment,
  NoResults_ProductsFragment,
  ProductFilter,
} from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { graphql, unmask } from '../../../lib/graphql.ts';
import { keepingScroll } from '../../../lib/keepScroll.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { unitText } from '../../places/searchedPlace.ts';
import { SaveSearchButton } from '../../saved-searches/SaveSearchButton.tsx';
import type { SaveSearch as Saving } from '../../saved-searches/useSaveSearch.ts';
import { useUnits } from '../../units/useUnits.ts';
import { TileRow } from '../cards/TileRow.tsx';
import { productCount } from '../productCount.ts';
import { looserFacts } from './factFilters.ts';
import {
  type FilterKind,
  filterRestrictions,
  inCategories,
  withoutKind,
} from './filterRestrictions.ts';
import { writeProductsAddress } from './productsAddress.ts';
import type { ShownProducts } from './useShownProducts.ts';

graphql(`
  query LooserConnections(
    $text: ProductFilter
    $category: ProductFilter
    $condition: ProductFilter
    $price: ProductFilter
    $yearsOfUse: ProductFilter
    $near: ProductFilter
    $town: ProductFilter
    $fact: ProductFilter
    $verifiedSeller: ProductFilter
    $hasText: Boolean!
    $hasCategory: Boolean!
    $hasCondition: Boolean!
    $hasPrice: Boolean!
    $hasYearsOfUse: Boolean!
    $hasNear: Boolean!
    $hasTown: Boolean!
    $hasFact: Boolean!
    $hasVerifiedSeller: Boolean!
    $hasArea: Boolean!
    $nearest: ProductFilter
  ) {
    text: products(filter: $text, first: 4) @include(if: $hasText) {
      ...LooserConnection
    }
    category: products(filter: $category, first: 4) @include(if: $hasCategory) {
      ...LooserConnection
    }
    condition: products(filter: $condition, first: 4) @include(if: $hasCondition) {
      ...LooserConnection
    }
    price: products(filter: $price, first: 4) @include(if: $hasPrice) {
      ...LooserConnection
    }
    yearsOfUse: products(filter: $yearsOfUse, first: 4) @include(if: $hasYearsOfUse) {
      ...LooserConnection
    }
    near: products(filter: $near, first: 4) @include(if: $hasNear) {
      ...LooserConnection
    }
    town: products(filter: $town, first: 4) @include(if: $hasTown) {
      ...LooserConnection
    }
    fact: products(filter: $fact, first: 4) @include(if: $hasFact) {
      ...LooserConnection
    }
    verifiedSeller: products(filter: $verifiedSeller, first: 4) @include(if: $hasVerifiedSeller) {
      ...LooserConnection
    }
    nearest: products(filter: $nearest, sort: NEAREST, first: 4) @include(if: $hasArea) {
      ...LooserConnection
    }
  }
`);

graphql(`
  fragment LooserConnection on ProductConnection {
    totalCount
    edges {
      cursor
      distance
      missing
      node {
        id
        ...TileRow_product
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

graphql(`
  fragment NoResults_products on ProductConnection {
    facets {
      attributeFilters {
        name
        countWithout
      }
    }
  }
`);

type Looser = {
  kind: FilterKind;
  /** in quotation marks */
  name: string;
  /** the change of the filter that finds products */
  change: ProductFilter;
} & ReturnType<typeof foundIn>;

const quoted = (name: string): string => `“${name.replaceAll(/[“”]/g, '')}”`;

const hintFor = ({ kind, name, count }: Looser, setCount: number): string =>
  kind === 'text' && setCount === 1
    ? `Try fewer words, or browse all ${productCount(count)}.`
    : `Remove ${name} to see ${productCount(count)}.`;

const foundIn = (connection: LooserConnectionFragment | null | undefined) => ({
  count: connection?.totalCount ?? 0,
  products: connection?.edges.map(({ node }) => node) ?? [],
  /** They lack words of the text, too. */
  isPartial: connection?.edges.some(({ missing }) => missing.length > 0) ?? false,
});

type Props = { list: ShownProducts; saving: Saving };

/**
 * Shown without results: offers the list without each part of the filter, or with a larger radius, and shows the
 * closest products. Links only, so it works without scripts.
 */
export function NoResults({ list: { address, data, near }, saving }: Props) {
  const { currency } = useConfig();
  const { filter, categoryId, addressWith, clearedAddress } = address;
  const categories = data && 'categories' in data ? data.categories : [];
  const units = useUnits();
  const parts = filterRestrictions(filter, {
    currency,
    units,
    categoryTitle: (id) => categories.find((category) => category.id === id)?.title,
    near: filter.near && near,
  });
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const counts = unmask<NoResults_ProductsFragment>(data?.products)?.facets?.attributeFilters;
  const facts = looserFacts(filter.attributes, counts ?? [], units);
  const changeOf = (kind: FilterKind) => (kind === 'fact' && facts[0]?.change) || withoutKind[kind];
  const without = (kind: FilterKind) =>
    normalFilter({
      ...filter,
      ...(categoryId && { categoryIds: [categoryId] }),
      ...changeOf(kind),
    });
  const has = (kind: FilterKind) => kinds.includes(kind);
  const area = filter.near?.within == null ? null : filter.near;
  const { data: looser } = useLooserConnectionsQuery({
    variables: {
      ...(Object.fromEntries(kinds.map((kind) => [kind, without(kind)])) as Record<string, object>),
      hasText: has('text'),
      hasCategory: has('category'),
      hasCondition: has('condition'),
      hasPrice: has('price'),
      hasYearsOfUse: has('yearsOfUse'),
      hasNear: has('near'),
      hasTown: has('town'),
      hasFact: has('fact'),
      hasVerifiedSeller: has('verifiedSeller'),
      hasArea: area !== null,
      ...(area && { nearest: { ...without('near'), near: { ...area, within: null } } }),
    },
  });
  const offers = kinds
    .flatMap((kind): Looser[] => {
      const found = foundIn(unmask<LooserConnectionFragment>(looser?.[kind]));
      if (kind === 'fact' && facts.length > 0) {
        return facts.map((fact, at) => ({
          kind,
          ...(at === 0 ? found : foundIn(null)),
          ...fact,
          name: quoted(fact.name),
        }));
      }
      const name = parts.flatMap((part) => (part.kind === kind ? part.name : [])).join(', ');
      return [{ kind, name: quoted(name), change: changeOf(kind), ...found }];
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const [best] = offers;
  const nearest = unmask<LooserConnectionFragment>(looser?.nearest);
  const distance = nearest?.edges[0]?.distance;
  const radius = distance == null ? undefined : radii.find((each) => each >= distance);
  const farther = offers.find(({ kind }) => kind === 'near');
  const isTextAlone = kinds.length === 1 && kinds[0] === 'text';
  const closest =
    nearest && nearest.edges.length > 0 ? { name: farther?.name ?? '', ...foundIn(nearest) } : best;
  const ofAll = { ...address, filter: { ...filter, ...inCategories(null) } };
  const everywhere = `${paths.pages}${writeProductsAddress(ofAll, currency)}`;
  const isWordless = isAsked(filter.text) && wordsOf(filter.text).length === 0;
  return (
    <>
      <EmptyState
        icon={mdiMagnifyClose}
        title={filter.text ? `No results for “${filter.text}”` : 'No products match your filters'}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
            {radius && area && (
              <ButtonLink
                to={addressWith({ near: { ...area, within: radius } })}
                state={keepingScroll}
                variant="contained"
              >
                Search within {radius} {near ? unitText(near.unit) : 'mi'}
              </ButtonLink>
            )}
            {offers.map(({ name, change, count }, index) => (
              <ButtonLink
                key={name}
                to={addressWith(change)}
                state={keepingScroll}
                variant={index === 0 && !radius ? 'contained' : 'outlined'}
                sx={{ overflowWrap: 'anywhere' }}
              >
                Without {name}: {productCount(count)}
              </ButtonLink>
            ))}
            {categoryId && <ButtonLink to={everywhere}>Search all categories</ButtonLink>}
            {categories
              .filter(({ id }) => filter.categoryIds?.includes(id))
              .map(({ id, title }) => (
                <ButtonLink key={id} to={paths.category(id)}>
                  All in {title}
                </ButtonLink>
              ))}
            <ButtonLink to={clearedAddress} state={keepingScroll}>
              Clear all
            </ButtonLink>
            <SaveSearch saving={saving} />
            {filter.text && <CategoryLinks categories={categories} />}
          </Box>
        }
      >
        {isWordless && `“${filter.text}” has no letters or digits to search for. `}
        {best ? hintFor(best, kinds.length) : looser && 'Clear all filters to see everything.'}
      </EmptyState>
      {closest && closest.products.length > 0 && !isTextAlone && (
        <Box component="section" aria-label="Closest matches">
          <Typography variant="h2" sx={{ typography: 'h3' }}>
            Closest matches
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {closest.isPartial
              ? `Even without ${closest.name}, nothing matches all of “${filter.text}”. These come closest.`
              : `These match everything but ${closest.name}.`}
          </Typography>
          <TileRow products={closest.products} />
        </Box>
      )}
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
