import { enumValues } from '@fitness-zone/contract/enums.ts';
import { inputs } from '@fitness-zone/contract/generated/inputs.ts';
import type { InputFields } from '@fitness-zone/contract/inputs/constraint.ts';
import {
  type GraphQLInputType,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import type { Request } from './api-client.ts';
import { contract, contractMutations } from './contract.ts';
import type { MutationName } from './mutation-name.ts';

type Fields = Readonly<Record<string, unknown>>;
type Method = 'POST' | 'PATCH' | 'DELETE';

/** The only path that the schema doesn't state beside its mutation: it also takes `_id` for `productId`. */
const otherPaths: Partial<Record<MutationName, string>> = {
  createPaymentIntent: 'POST /create-payment-intent',
};

/** The path that the schema states for a mutation, such as `PATCH /hideProduct?id={id}`; null if it states none. */
function statedPath(name: MutationName): string | null {
  const { astNode } = contractMutations[name] ?? {};
  const rest = contract.getDirective('rest');
  const stated = astNode && rest && getDirectiveValues(rest, astNode);
  return (stated?.path as string | undefined) ?? otherPaths[name] ?? null;
}

const inAddress = /\{(?:(\w+): )?(\w+)\}/g;

/** The REST path that does the same as a mutation, such as `PATCH /hideProduct`; null if there is none. */
export function restPath(name: MutationName): string | null {
  const [path] = statedPath(name)?.split('?') ?? [];
  return path?.replace(inAddress, (_all, shown = '') => `:${shown}`) ?? null;
}

/** The REST request that does the same as the mutation with these variables. */
export function restRequest(name: MutationName, variables: object): Request & { method: Method } {
  const [, method, address] = /^(\w+) (.+)$/.exec(statedPath(name) ?? '') ?? [];
  if (!address) throw new Error(`REST has no path for ${name}.`);
  const args = contractMutations[name]?.args ?? [];
  const fields = Object.fromEntries(
    args.flatMap((arg) => {
      const value = (variables as Fields)[arg.name];
      const shown = inRest(arg.type, value);
      if (arg.name !== 'input') return value === undefined ? [] : [[arg.name, shown]];
      return Object.entries((shown ?? {}) as Fields);
    }),
  );
  const [path = '', search = ''] = address.split('?');
  const take = (field: string) => {
    const value = fields[field];
    delete fields[field];
    return value;
  };
  const url = path.replace(inAddress, (_all, _shown, field: string) => String(take(field)));
  const query = [...search.matchAll(/(\w+)=\{(\w+)\}/g)].flatMap(([, shown = '', field = '']) => {
    const value = take(field);
    return value == null ? [] : [[shown, String(value)]];
  });
  const hasBody = method !== 'DELETE' && (method === 'POST' || Object.keys(fields).length > 0);
  return {
    method: method as Method,
    url: query.length > 0 ? `${url}?${new URLSearchParams(query)}` : url,
    ...(hasBody && { payload: name === 'createPaymentIntent' ? withId(fields) : fields }),
  };
}

const withId = ({ productId, ...others }: Fields) => ({ ...others, _id: productId });

/** Writes a value as REST does: prices in major units, enums in REST's words. Invalid values stay unchanged. */
function inRest(type: GraphQLInputType, value: unknown, format?: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inRest(type, item, format));
  const named = getNamedType(type);
  if (format === 'MONEY' && typeof value === 'number') return value / 100;
  if (isEnumType(named)) {
    const words: Readonly<Record<string, string>> = enumValues[named.name as 'Role'];
    return words[String(value)] ?? value;
  }
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return value;
  const bounds: InputFields = inputs[named.name as keyof typeof inputs];
  const fields = named.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      const known = fields[field];
      return [field, known ? inRest(known.type, one, bounds[field]?.format) : one];
    }),
  );
}
