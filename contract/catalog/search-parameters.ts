/** The query parameters for the filter and order of a product list. */
export const searchParameters = {
  text: 'q',
  categoryIds: 'category',
  conditions: 'condition',
  minPrice: 'min',
  maxPrice: 'max',
  maxYearsOfUse: 'years',
  near: 'near',
  within: 'within',
  unit: 'unit',
  towns: 'town',
  attributes: 'attribute',
  verifiedSeller: 'verified',
  sort: 'sort',
} as const;

/** The query parameter for the cursor of a further page of a product list. */
export const pageParameter = 'after';

const isGiven = (search: URLSearchParams, name: string) =>
  search.getAll(name).some((value) => value.trim());

export const isFilteredAddress = (search: URLSearchParams): boolean =>
  Object.values(searchParameters).some((name) => isGiven(search, name));

/**
 * A product list's query string without unknown and blank parameters, so that equal pages have equal addresses; empty
 * for the whole list.
 */
export function listSearch(search: URLSearchParams): string {
  const given = [...Object.values(searchParameters), pageParameter].flatMap((name) =>
    search
      .getAll(name)
      .filter((value) => value.trim())
      .map((value) => [name, value]),
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
