import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
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
  const declared = list(args.map((arg) => `$${arg.name}: ${arg.type}`));
  const passed = list(args.map((arg) => `${arg.name}: $${arg.name}`));
  return `mutation ${name}${declared} {
    ${name}${passed} { success message code field ${fields} }
  }`;
}
