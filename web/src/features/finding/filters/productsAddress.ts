import {
  attributeFilterFault,
  readAttributeFilters,
} from '@fitness-zone/contract/catalog/attribute-filters.ts';
import { productsSearch } from '@fitness-zone/contract/catalog/products-address.ts';
import { searchParameters as names } from '@fitness-zone/contract/catalog/search-parameters.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import {
  AttributeFilter as attributeBounds,
  ProductFilter as bounds,
  NearInput,
} from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount, readNumber } from '@fitness-zone/contract/inputs/typed-number.ts';
import { normalFilter, normalSort } from '../../../apollo/connections/productsKey.ts';
import type { AttributeFilter, ProductFilter, ProductSort } from '../../../generated/graphql.ts';
import { conditionLabels } from '../../product/condition/condition.ts';

/** A product list's address. Its filter holds only active restrictions. */
export type ProductsAddress = { filter: ProductFilter; sort: ProductSort };

/** An address without parameters. */
export const bareAddress: ProductsAddress = { filter: {}, sort: 'NEWEST' };

/** The orders by their names in addresses, as offered. */
const sortNames: Record<ProductSort, string> = {
  RELEVANCE: 'relevance',
  NEWEST: 'newest',
  PRICE_ASC: 'price',
  PRICE_DESC: '-price',
  SAVING_DESC: '-saving',
  NEAREST: 'nearest',
};

/** The order of a list whose address names none. */
export const defaultSort = (filter: ProductFilter): ProductSort => normalSort({ filter });

const keyOf = <Key extends string>(table: Record<Key, string>, name: string | null) =>
  (Object.keys(table) as Key[]).find((key) => table[key].toLowerCase() === name?.toLowerCase());

/** The number if it is within bounds. */
const within = (number: number | null, { min, max }: { min: number; max: number }) =>
  number !== null && number >= min && number <= max ? number : undefined;

/**
 * Reads a list's filter and order from its address, ignoring invalid values.
 * @param currency ISO 4217; the address has prices in its major units
 */
export function readProductsAddress(search: URLSearchParams, currency: string): ProductsAddress {
  const text = (name: string, { maxLength }: { maxLength: number }) =>
    search.get(name)?.trim().slice(0, maxLength);
  const price = (name: string) =>
    within(readAmount(search.get(name) ?? '', currency), bounds.maxPrice);
  const prices = { minPrice: price(names.minPrice), maxPrice: price(names.maxPrice) };
  const near = () => {
    const place = text(names.near, NearInput.place);
    const radius = within(readNumber(search.get(names.within) ?? ''), NearInput.within);
    const unit = keyOf(enumValues.DistanceUnit, search.get(names.unit));
    return place
      ? { place, within: radius === undefined ? undefined : Math.floor(radius), unit }
      : null;
  };
  const isEmptyRange = (prices.minPrice ?? 0) > (prices.maxPrice ?? Number.POSITIVE_INFINITY);
  const filter = normalFilter({
    text: text(names.text, bounds.text),
    categoryIds: search
      .getAll(names.categoryIds)
      .filter((id) => /^[0-9a-f]{24}$/.test(id))
      .slice(0, bounds.categoryIds.maxItems),
    conditions: search
      .getAll(names.conditions)
      .flatMap((name) => keyOf(conditionLabels, name) ?? []),
    ...(!isEmptyRange && prices),
    maxYearsOfUse: within(readNumber(search.get(names.maxYearsOfUse) ?? ''), bounds.maxYearsOfUse),
    near: near(),
    towns: search
      .getAll(names.towns)
      .map((town) => town.slice(0, bounds.towns.maxLength))
      .slice(0, bounds.towns.maxItems),
    attributes: readAttributes(search.getAll(names.attributes)),
    verifiedSeller: search.get(names.verifiedSeller) === '1',
  });
  const sort = keyOf(sortNames, search.get(names.sort)) ?? defaultSort(filter);
  return { filter, sort: normalSort({ filter, sort }) };
}

/** Reads the attribute filters that the server accepts. */
const readAttributes = (texts: readonly string[]): AttributeFilter[] =>
  readAttributeFilters(texts)
    .filters.map(({ values, ...filter }) => ({
      ...filter,
      ...(values && {
        values: values
          .filter(({ length }) => length <= attributeBounds.values.maxLength)
          .slice(0, attributeBounds.values.maxItems),
      }),
    }))
    .filter(
      (filter) =>
        attributeFilterFault(filter) === null &&
        [filter.min, filter.max].every(
          (bound) => bound == null || within(bound, attributeBounds.min) !== undefined,
        ),
    )
    .slice(0, bounds.attributes.maxItems);

/**
 * Writes a list's filter and order as its address's query string, in a canonical form.
 * @param currency ISO 4217; the address has prices in its major units
 * @returns with the question mark; empty for all products, newest first
 */
export function writeProductsAddress({ filter, sort }: ProductsAddress, currency: string): string {
  const normal = normalFilter(filter);
  const order = normalSort({ filter, sort });
  const isDefault = order === defaultSort({ text: normal.text });
  return productsSearch(normal, isDefault ? null : sortNames[order], currency);
}
