import { getNullableType } from 'graphql';
import { contractMutations } from './contract.ts';
import type { MutationName } from './mutation-name.ts';

/**
 * The text of a mutation, with all its arguments as variables of their names.
 * @param fields what it selects beside the outcome
 */
export function mutationText(name: MutationName, fields = ''): string {
  const args = contractMutations[name]?.args ?? [];
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
