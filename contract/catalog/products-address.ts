import { writeAmount, writeNumber } from '../inputs/typed-number.ts';
import { type AttributeFilter, writeAttributeFilter } from './attribute-filters.ts';
import { searchParameters as names } from './search-parameters.ts';

/** A product filter with the enum values of browser or server. */
export type AddressedFilter = {
  text?: string | null | undefined;
  categoryIds?: readonly string[] | null | undefined;
  conditions?: readonly string[] | null | undefined;
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  maxYearsOfUse?: number | null | undefined;
  near?:
    | { place: string; within?: number | null | undefined; unit?: string | null | undefined }
    | null
    | undefined;
  towns?: readonly string[] | null | undefined;
  attributes?: readonly AttributeFilter[] | null | undefined;
  verifiedSeller?: boolean | null | undefined;
};

/**
 * Writes the query string of a product list's address, always in the same way.
 * @param sort the order by its name in addresses; null for the default one
 * @param currency ISO 4217; the address has prices in its major units
 * @returns with the question mark; empty without a filter and an order
 */
export function productsSearch(
  filter: AddressedFilter,
  sort: string | null,
  currency: string,
): string {
  const { text, minPrice, maxPrice, maxYearsOfUse, near } = filter;
  const price = (amount: number | null | undefined) =>
    amount == null ? [] : [writeAmount(amount, currency)];
  const values: Record<string, readonly string[]> = {
    [names.text]: text ? [text] : [],
    [names.categoryIds]: filter.categoryIds ?? [],
    [names.conditions]: (filter.conditions ?? []).map((condition) => condition.toLowerCase()),
    [names.minPrice]: price(minPrice),
    [names.maxPrice]: price(maxPrice),
    [names.maxYearsOfUse]: maxYearsOfUse == null ? [] : [writeNumber(maxYearsOfUse)],
    [names.near]: near ? [near.place] : [],
    [names.within]: near?.within == null ? [] : [String(near.within)],
    [names.unit]: near?.unit ? [near.unit.toLowerCase()] : [],
    [names.towns]: filter.towns ?? [],
    [names.attributes]: (filter.attributes ?? []).flatMap(writeAttributeFilter),
    [names.verifiedSeller]: filter.verifiedSeller ? ['1'] : [],
    [names.sort]: sort === null ? [] : [sort],
  };
  const search = new URLSearchParams(
    Object.entries(values).flatMap(([name, all]) => all.map((value) => [name, value])),
  );
  // Safari has `size` only from version 17.
  return `${search}` && `?${search}`;
}
