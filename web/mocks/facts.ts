import { attributeNames, attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import type { AttributeFilter } from '../../graph/src/generated/graphql.ts';
import type { Product } from './store.ts';

export const hasFacts = (
  product: Product,
  filters: readonly AttributeFilter[] | null | undefined,
): boolean =>
  (filters ?? []).every(({ name, min, max, is, values }) =>
    product.attributes.some(
      (fact) =>
        fact.name === name &&
        (is == null || fact.value === is) &&
        (!values?.length || values.some((one) => fold(one) === fold(String(fact.value)))) &&
        (typeof fact.value !== 'number' ||
          (fact.value >= (min ?? -Infinity) && fact.value <= (max ?? Infinity))),
    ),
  );

export const factFacets = (products: readonly Product[]) =>
  attributeNames
    .filter((name) => attributes[name].filters)
    .flatMap((name) => {
      const values = products.flatMap((product) =>
        product.attributes.filter((fact) => fact.name === name).map(({ value }) => value),
      );
      const numbers = values.filter((value) => typeof value === 'number');
      const others = values.filter((value) => typeof value !== 'number').map(String);
      const facet = {
        name,
        count: values.length,
        min: numbers.length > 0 ? Math.min(...numbers) : null,
        max: numbers.length > 0 ? Math.max(...numbers) : null,
        values: [...new Set(others)].map((value) => ({
          value,
          count: others.filter((one) => one === value).length,
        })),
      };
      return facet.count > 0 ? [facet] : [];
    });
