import { CombinedGraphQLErrors } from '@apollo/client';
import { usualRadius } from '@fitness-zone/contract/places/distance.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { defaultPageSize } from '../../../apollo/connections/keysetConnection.ts';
import { normalFilter, normalSort } from '../../../apollo/connections/productsKey.ts';
import { useAllProductsQuery, useCategoryQuery } from '../../../generated/filters.ts';
import type {
  AllProductsQuery,
  CategoryQuery,
  ShownProducts_ProductsFragment,
} from '../../../generated/graphql.ts';
import { graphql } from '../../../lib/graphql.ts';
import { useMyPlace } from '../../places/myPlace.ts';
import { searchedPlace } from '../../places/searchedPlace.ts';
import { nearMePhrase } from './nearMe.ts';
import { bareAddress, type ProductsAddress } from './productsAddress.ts';
import { useProductsAddress } from './useProductsAddress.ts';

graphql(`
  fragment ShownProducts_products on ProductConnection {
    correctedText
    ...AdvertisedProducts_products
    ...ProductGrid_products
    ...FilterFields_products
    ...SearchedPlace_products
    ...ProductToolbar_products
    ...SimilarResults_products
    ...NoResults_products
    ...FurtherProducts_products
  }
`);

graphql(`
  query AllProducts($filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String) {
    products(filter: $filter, sort: $sort, first: $first, after: $after) {
      ...ShownProducts_products
    }
    categories {
      title
    }
  }
`);

graphql(`
  query Category($id: ID!, $filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String) {
    category(id: $id) {
      title
      body
    }
    products(filter: $filter, sort: $sort, first: $first, after: $after) {
      ...ShownProducts_products
    }
  }
`);

type ListAddress = ProductsAddress & { after?: string | null };

/** The variables of a list's query; none for all products, newest first. */
export function listVariables({ filter, sort, after }: ListAddress) {
  const normal = normalFilter(filter);
  return {
    ...(Object.keys(normal).length > 0 && { filter: normal }),
    ...(sort !== normalSort({ filter: normal }) && { sort }),
    // Cached as a separate list, since it starts elsewhere.
    ...(after && { first: defaultPageSize, after }),
  };
}

/** The variables of a category page's query. */
export const categoryVariables = (
  id: string,
  { filter, sort, after }: ListAddress = bareAddress,
) => ({
  id,
  ...listVariables({ filter: { ...filter, categoryIds: [id] }, sort, after: after ?? null }),
});

/**
 * The list at the current address: its first page and the further ones fetched. While a changed list loads, the
 * previous one stays and `isPending` is true. Fetched once for all components.
 */
export function useShownProducts() {
  const address = useProductsAddress();
  const { categoryId, filter } = address;
  const mine = useMyPlace();
  const ofText = mine && !filter.near ? nearMePhrase(filter.text) : null;
  const near = mine && ofText && { place: placeText(mine), within: usualRadius };
  const asked = near ? { ...address, filter: { ...filter, near } } : address;
  const all = useAllProductsQuery({
    variables: listVariables(asked),
    skip: categoryId !== undefined,
  });
  const ofCategory = useCategoryQuery({
    variables: categoryVariables(categoryId ?? '', asked),
    skip: categoryId === undefined,
  });
  const { data, previousData, error, refetch, fetchPage } =
    categoryId === undefined ? all : ofCategory;
  const shown = (data ?? (error ? undefined : previousData)) as Data | undefined;
  const found = searchedPlace(shown?.products);
  return {
    address,
    /** The list's filter, including its page's category. */
    asked: normalFilter({ ...asked.filter, ...(categoryId && { categoryIds: [categoryId] }) }),
    isPending: !data,
    /** The list's place, and the part of the text that names it. */
    near: found && { ...found, phrase: found.phrase ?? ofText },
    error,
    refetch,
    fetchPage,
    ...(shown && isOf(shown, categoryId) && { data: shown }),
    /** The data beside the products, available even if these can’t be searched. */
    known: shown && isOf(shown, categoryId) ? shown : answeredBeside(error),
  };
}

export type ShownProducts = ReturnType<typeof useShownProducts>;

type Unmasked<Query> = Omit<Query, 'products'> & { products: ShownProducts_ProductsFragment };
type Data = Unmasked<AllProductsQuery> | Unmasked<CategoryQuery>;
type Beside = Pick<AllProductsQuery, 'categories'> | Pick<CategoryQuery, 'category'>;

/** The rest of an answer whose products failed. */
const answeredBeside = (error: unknown): Beside | null =>
  CombinedGraphQLErrors.is(error) && error.data ? (error.data as Beside) : null;

/** Whether an answer belongs to this category's page; an unknown category's answer has no list. */
const isOf = (data: Data, categoryId: string | undefined): boolean =>
  'category' in data
    ? data.category === null || data.category.id === categoryId
    : categoryId === undefined;
