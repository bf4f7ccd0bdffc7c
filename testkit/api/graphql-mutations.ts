import { readFileSync } from 'node:fs';
import { buildSchema, getNullableType } from 'graphql';
import type { MutationName } from './mutation-name.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const mutations = schema.getMutationType()?.getFields() ?? {};

/**
 * The text of a mutation, with all its arguments as variables of their names.
 * @param fields what it selects beside the outcome
 */
export function mutationText(name: MutationName, fields = ''): string {
  const args = mutations[name]?.args ?? [];
  const list = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  // What has a default may be left out.
  const typeOf = ({ type, defaultValue }: (typeof args)[number]) =>
    defaultValue === undefined ? type : getNullableType(type);
  const declared = list(args.map((arg) => `$${arg.name}: ${typeOf(arg)}`));
  const passed = list(args.map((arg) => `${arg.name}: $${arg.name}`));
  return `mutation ${name}${declared} {
    ${name}${passed} { success message code field ${fields} }
  }`;
}
