import { normalFilter, normalSort } from '../../../apollo/connections/productsKey.ts';
import { useAllProductsQuery, useCategoryQuery } from '../../../generated/catalog.ts';
import type { AllProductsQuery, CategoryQuery } from '../../../generated/graphql.ts';
import { graphql } from '../../../lib/graphql.ts';
import { bareAddress, type ProductsAddress } from './productsAddress.ts';
import { useProductsAddress } from './useProductsAddress.ts';

graphql(`
  query AllProducts($filter: ProductFilter, $sort: ProductSort, $after: String) {
    products(filter: $filter, sort: $sort, after: $after) {
      correctedText
      ...AdvertisedProducts_products
      ...ProductGrid_products
      ...ProductFilters_products
      ...CategoryChoice_products
      ...ProductToolbar_products
      ...SimilarResults_products
    }
    categories {
      id
      title
    }
  }
`);

graphql(`
  query Category($id: ID!, $filter: ProductFilter, $sort: ProductSort, $after: String) {
    category(id: $id) {
      id
      title
      body
    }
    products(filter: $filter, sort: $sort, after: $after) {
      correctedText
      ...AdvertisedProducts_products
      ...ProductGrid_products
      ...ProductFilters_products
      ...ProductToolbar_products
      ...SimilarResults_products
    }
  }
`);

/** The variables of a list's query; none for all products, the newest first. */
function listVariables({ filter, sort }: ProductsAddress) {
  const normal = normalFilter(filter);
  return {
    ...(Object.keys(normal).length > 0 && { filter: normal }),
    ...(sort !== normalSort({ filter: normal }) && { sort }),
  };
}

/** The variables of the query of a category's page. */
export const categoryVariables = (id: string, { filter, sort }: ProductsAddress = bareAddress) => ({
  id,
  ...listVariables({ filter: { ...filter, categoryIds: [id] }, sort }),
});

/**
 * The list of the screen that is shown, as its address says: the first page, and those that were fetched after
 * it. Until a changed list has come, the former one stays, and `isPending` is true. However many components
 * ask, it is fetched once.
 */
export function useShownProducts() {
  const address = useProductsAddress();
  const { categoryId } = address;
  const all = useAllProductsQuery({
    variables: listVariables(address),
    skip: categoryId !== undefined,
  });
  const ofCategory = useCategoryQuery({
    variables: categoryVariables(categoryId ?? '', address),
    skip: categoryId === undefined,
  });
  const { data, previousData, error, refetch, fetchPage } =
    categoryId === undefined ? all : ofCategory;
  const shown = data ?? previousData;
  return {
    address,
    isPending: !data,
    error,
    refetch,
    fetchPage,
    ...(shown && isOf(shown, categoryId) && { data: shown }),
  };
}

export type ShownProducts = ReturnType<typeof useShownProducts>;

type Data = AllProductsQuery | CategoryQuery;

/** Whether it is of this category's page; a page that is unknown has the list of no category. */
const isOf = (data: Data, categoryId: string | undefined): boolean =>
  'category' in data
    ? data.category === null || data.category.id === categoryId
    : categoryId === undefined;
