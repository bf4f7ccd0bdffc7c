import { enumValues } from '@fitness-zone/contract/enums.ts';
import { inputs } from '@fitness-zone/contract/generated/inputs.ts';
import type { InputFields } from '@fitness-zone/contract/inputs/constraint.ts';
import type { InputName } from '@fitness-zone/contract/inputs/valid-input.ts';
import { type TProperties, Type } from 'typebox';
import { parameter } from './contract-schema.ts';
import type { Given } from './operation.ts';

export type ListSearch = {
  /** Its parameters: the fields of the list's filter, where `text` is `q`, and `sort`. */
  parameters: TProperties;
  /** The arguments of the list's query. */
  asked: (query: Given) => { filter?: Given; sort?: string | undefined };
};

/** @param list the name of its query, such as `adminOrders` */
export function listSearch(list: string): ListSearch {
  const known = argumentsOf(list);
  const filter = known.filter?.input as InputName | undefined;
  const fields = filter ? Object.keys(inputs[filter]) : [];
  const sorts = sortsOf(known.sort?.enum);
  return {
    parameters: {
      ...Object.fromEntries(
        fields.map((name) => [parameterName(name), parameter(filter as InputName, name as never)]),
      ),
      ...(known.sort && {
        sort: Type.Optional(
          Type.Enum(Object.keys(sorts), { description: 'Order; `newest` by default.' }),
        ),
      }),
    },
    asked: (query) => ({
      ...(filter && {
        filter: Object.fromEntries(fields.map((name) => [name, query[parameterName(name)]])),
      }),
      ...(known.sort && { sort: sorts[String(query.sort ?? 'newest')] }),
    }),
  };
}

/** Codegen's name for the arguments of a query, such as `QueryOrdersArgs`. */
export const argumentsName = (query: string): InputName =>
  `Query${query[0]?.toUpperCase()}${query.slice(1)}Args` as InputName;

export const argumentsOf = (query: string): InputFields => inputs[argumentsName(query)] ?? {};

const parameterName = (field: string) => (field === 'text' ? 'q' : field);

/** The values of an enum of orders by their names in REST: `PRICE_DESC` is `-price`. */
const sortsOf = (name: keyof typeof enumValues | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(name ? enumValues[name] : {}).map(([value, own]) => [sortName(value), own]),
  );

function sortName(value: string): string {
  const [, field = value, direction = ''] = /^(.+)_(ASC|DESC)$/.exec(value) ?? [];
  const name = field.toLowerCase().replaceAll('_', '-');
  return direction === 'DESC' ? `-${name}` : name;
}
