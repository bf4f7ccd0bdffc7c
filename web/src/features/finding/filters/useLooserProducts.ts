import { radii } from '@fitness-zone/contract/places/distance.ts';
import { normalFilter } from '../../../apollo/connections/productsKey.ts';
import { useLooserConnectionsQuery } from '../../../generated/filters.ts';
import type {
  LooserConnectionFragment,
  LooserConnectionsQueryVariables,
  NoResults_ProductsFragment,
  ProductFilter,
} from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { graphql, unmask } from '../../../lib/graphql.ts';
import { useUnits } from '../../units/useUnits.ts';
import { looserFacts } from './factFilters.ts';
import { type FilterKind, filterRestrictions, withoutKind } from './filterRestrictions.ts';
import type { ShownProducts } from './useShownProducts.ts';

graphql(`
  query LooserConnections(
    $text: ProductFilter
    $textAsked: Boolean! = false
    $category: ProductFilter
    $categoryAsked: Boolean! = false
    $condition: ProductFilter
    $conditionAsked: Boolean! = false
    $price: ProductFilter
    $priceAsked: Boolean! = false
    $yearsOfUse: ProductFilter
    $yearsOfUseAsked: Boolean! = false
    $near: ProductFilter
    $nearAsked: Boolean! = false
    $town: ProductFilter
    $townAsked: Boolean! = false
    $fact: ProductFilter
    $factAsked: Boolean! = false
    $verifiedSeller: ProductFilter
    $verifiedSellerAsked: Boolean! = false
    $nearest: ProductFilter
    $nearestAsked: Boolean! = false
  ) {
    text: products(filter: $text, first: 4) @include(if: $textAsked) {
      ...LooserConnection
    }
    category: products(filter: $category, first: 4) @include(if: $categoryAsked) {
      ...LooserConnection
    }
    condition: products(filter: $condition, first: 4) @include(if: $conditionAsked) {
      ...LooserConnection
    }
    price: products(filter: $price, first: 4) @include(if: $priceAsked) {
      ...LooserConnection
    }
    yearsOfUse: products(filter: $yearsOfUse, first: 4) @include(if: $yearsOfUseAsked) {
      ...LooserConnection
    }
    near: products(filter: $near, first: 4) @include(if: $nearAsked) {
      ...LooserConnection
    }
    town: products(filter: $town, first: 4) @include(if: $townAsked) {
      ...LooserConnection
    }
    fact: products(filter: $fact, first: 4) @include(if: $factAsked) {
      ...LooserConnection
    }
    verifiedSeller: products(filter: $verifiedSeller, first: 4) @include(if: $verifiedSellerAsked) {
      ...LooserConnection
    }
    nearest: products(filter: $nearest, sort: NEAREST, first: 4) @include(if: $nearestAsked) {
      ...LooserConnection
    }
  }
`);

graphql(`
  fragment LooserConnection on ProductConnection {
    totalCount
    edges {
      distance
      missing
      node {
        ...TileRow_product
      }
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

/** The results without a part of the filter. */
export type LooserResults = ReturnType<typeof foundIn> & {
  kind: FilterKind;
  /** name of that part, in quotation marks */
  name: string;
  /** the change of the filter that gives results */
  change: ProductFilter;
};

const foundIn = (connection: LooserConnectionFragment | null | undefined) => ({
  count: connection?.totalCount ?? 0,
  products: connection?.edges.map(({ node }) => node) ?? [],
  /** Whether the products also lack words of the text. */
  isPartial: connection?.edges.some(({ missing }) => missing.length > 0) ?? false,
});

/** All categories, on the screen of all products; none on a category's own. */
export const categoriesOf = ({ data }: Pick<ShownProducts, 'data'>) =>
  data && 'categories' in data ? data.categories : [];

const quoted = (name: string): string => `“${name.replaceAll(/[“”]/g, '')}”`;

/** The query's variables for these parts, each with its filter. */
const variablesOf = (filters: readonly (readonly [string, ProductFilter])[]) =>
  Object.fromEntries(
    filters.flatMap(([part, filter]) => [
      [part, filter],
      [`${part}Asked`, true],
    ]),
  ) as LooserConnectionsQueryVariables;

/** For a search without results: the results without each part of its filter, and with a larger radius. */
export function useLooserProducts(list: ShownProducts) {
  const { address, data, near } = list;
  const { currency } = useConfig();
  const units = useUnits();
  const { filter, categoryId } = address;
  const parts = filterRestrictions(filter, {
    currency,
    units,
    categoryTitle: (id) => categoriesOf(list).find((category) => category.id === id)?.title,
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
  const area = filter.near?.within == null ? null : filter.near;
  const inAnyRadius = area && { ...without('near'), near: { ...area, within: null } };
  const { data: found } = useLooserConnectionsQuery({
    variables: variablesOf([
      ...kinds.map((kind) => [kind, without(kind)] as const),
      ...(inAnyRadius ? [['nearest', inAnyRadius] as const] : []),
    ]),
  });

  function looserBy(kind: FilterKind): LooserResults[] {
    const looser = foundIn(unmask<LooserConnectionFragment>(found?.[kind]));
    if (kind === 'fact' && facts.length > 0) {
      return facts.map((fact, at) => ({
        kind,
        ...(at === 0 ? looser : foundIn(null)),
        ...fact,
        name: quoted(fact.name),
      }));
    }
    const name = parts.flatMap((part) => (part.kind === kind ? part.name : [])).join(', ');
    return [{ kind, name: quoted(name), change: changeOf(kind), ...looser }];
  }

  const offers = kinds
    .flatMap(looserBy)
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const nearest = unmask<LooserConnectionFragment>(found?.nearest);
  const distance = nearest?.edges[0]?.distance;
  const radius = distance == null ? undefined : radii.find((each) => each >= distance);
  const farther = offers.find(({ kind }) => kind === 'near');
  return {
    isFound: found !== undefined,
    isTextAlone: kinds.length === 1 && kinds[0] === 'text',
    /** The parts without which there are results, most results first. */
    offers,
    /** The smallest radius with results, and the change to it. */
    wider: area && radius ? { radius, change: { near: { ...area, within: radius } } } : null,
    /** The closest results, and the part of the filter that they lack. */
    closest:
      nearest && nearest.edges.length > 0
        ? { name: farther?.name ?? '', ...foundIn(nearest) }
        : offers[0],
  };
}
