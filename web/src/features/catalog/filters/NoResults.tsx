import { isAsked, wordsOf } from '@fitness-zone/contract/search/words.ts';
import { mdiMagnifyClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { normalFilter } from '../../../apollo/connections/productsKey.ts';
import { useLooserConnectionsQuery } from '../../../generated/catalog.ts';
import type { LooserConnectionFragment } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { productCount } from '../productCount.ts';
import { type FilterKind, filterRestrictions, removeKind } from './filterRestrictions.ts';
import { writeProductsAddress } from './productsAddress.ts';
import type { ShownProducts } from './useShownProducts.ts';

graphql(`
  query LooserConnections(
    $text: ProductFilter
    $category: ProductFilter
    $condition: ProductFilter
    $price: ProductFilter
    $yearsOfUse: ProductFilter
    $location: ProductFilter
    $verifiedSeller: ProductFilter
    $hasText: Boolean!
    $hasCategory: Boolean!
    $hasCondition: Boolean!
    $hasPrice: Boolean!
    $hasYearsOfUse: Boolean!
    $hasLocation: Boolean!
    $hasVerifiedSeller: Boolean!
  ) {
    text: products(filter: $text, first: 1) @include(if: $hasText) {
      ...LooserConnection
    }
    category: products(filter: $category, first: 1) @include(if: $hasCategory) {
      ...LooserConnection
    }
    condition: products(filter: $condition, first: 1) @include(if: $hasCondition) {
      ...LooserConnection
    }
    price: products(filter: $price, first: 1) @include(if: $hasPrice) {
      ...LooserConnection
    }
    yearsOfUse: products(filter: $yearsOfUse, first: 1) @include(if: $hasYearsOfUse) {
      ...LooserConnection
    }
    location: products(filter: $location, first: 1) @include(if: $hasLocation) {
      ...LooserConnection
    }
    verifiedSeller: products(filter: $verifiedSeller, first: 1) @include(if: $hasVerifiedSeller) {
      ...LooserConnection
    }
  }
`);

graphql(`
  fragment LooserConnection on ProductConnection {
    totalCount
    edges {
      cursor
      node {
        id
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

type Looser = { kind: FilterKind; name: string; count: number };

const hintFor = ({ kind, name, count }: Looser, setCount: number): string =>
  kind === 'text' && setCount === 1
    ? `Try fewer words, or browse all ${productCount(count)}.`
    : `Remove “${name.replaceAll(/[“”]/g, '')}” to see ${productCount(count)}.`;

/** Stands where nothing matches: says which part of the filter to loosen for most products, and offers each. */
export function NoResults({ list: { address, data } }: { list: ShownProducts }) {
  const { currency } = useConfig();
  const { filter, categoryId, changeFilter, clearFilter } = address;
  const categories = data && 'categories' in data ? data.categories : [];
  const parts = filterRestrictions(filter, {
    currency,
    categoryTitle: (id) => categories.find((category) => category.id === id)?.title,
  });
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const without = (kind: FilterKind) =>
    normalFilter({
      ...filter,
      ...(categoryId && { categoryIds: [categoryId] }),
      ...removeKind(kind),
    });
  const has = (kind: FilterKind) => kinds.includes(kind);
  const { data: looser } = useLooserConnectionsQuery({
    variables: {
      ...(Object.fromEntries(kinds.map((kind) => [kind, without(kind)])) as Record<string, object>),
      hasText: has('text'),
      hasCategory: has('category'),
      hasCondition: has('condition'),
      hasPrice: has('price'),
      hasYearsOfUse: has('yearsOfUse'),
      hasLocation: has('location'),
      hasVerifiedSeller: has('verifiedSeller'),
    },
  });
  const offers = kinds
    .map((kind) => ({
      kind,
      name: parts
        .filter((part) => part.kind === kind)
        .map(({ name }) => name)
        .join(', '),
      count: unmask<LooserConnectionFragment>(looser?.[kind])?.totalCount ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const [best] = offers;
  const wordless = [filter.text, filter.location].find(
    (text) => isAsked(text) && wordsOf(text).length === 0,
  );
  return (
    <EmptyState
      icon={mdiMagnifyClose}
      title={filter.text ? `No results for “${filter.text}”` : 'No products match your filters'}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {offers.map(({ kind, name, count }, index) => (
            <Button
              key={kind}
              variant={index === 0 ? 'contained' : 'outlined'}
              onClick={() => changeFilter(removeKind(kind))}
              sx={{ overflowWrap: 'anywhere' }}
            >
              Without {name}: {productCount(count)}
            </Button>
          ))}
          {categoryId && (
            <ButtonLink to={`${paths.pages}${writeProductsAddress(address, currency)}`}>
              Search all categories
            </ButtonLink>
          )}
          <Button onClick={clearFilter}>Clear all</Button>
          {filter.text && <CategoryLinks categories={categories} />}
        </Box>
      }
    >
      {wordless && `“${wordless}” has no letters or digits to search for. `}
      {best ? hintFor(best, kinds.length) : looser && 'Clear all filters to see everything.'}
    </EmptyState>
  );
}

/** Where to look on, for somebody who has found nothing. */
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
