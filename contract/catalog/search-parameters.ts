/** The parameters of the query string in which the address of a product list keeps its filter and its order. */
export const searchParameters = {
  text: 'q',
  categoryIds: 'category',
  conditions: 'condition',
  minPrice: 'min',
  maxPrice: 'max',
  maxYearsOfUse: 'years',
  location: 'near',
  verifiedSeller: 'verified',
  sort: 'sort',
} as const;

/** Whether the address of a product list names a filter or an order. */
export const isFilteredAddress = (search: URLSearchParams): boolean =>
  Object.values(searchParameters).some((name) => search.has(name));
