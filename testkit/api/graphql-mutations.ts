import { getNullableType } from 'graphql';
import { contractMutations } from './contract.ts';
import type { MutationName } from './mutation-name.ts';

/**
 * The document of a mutation, with each argument as a variable of the same name.
 * @param fields what it selects beside the outcome
 */
export function mutationText(name: MutationName, fields = ''): string {
  const args = contractMutations[name]?.args ?? [];
  const list = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  // Arguments with a default are optional.
  const typeOf = ({ type, defaultValue }: (typeof args)[number]) =>
    defaultValue === undefined ? type : getNullableType(type);
  const declared = list(args.map((arg) => `$${arg.name}: ${typeOf(arg)}`));
  const passed = list(args.map((arg) => `${arg.name}: $${arg.name}`));
  return `mutation ${name}${declared} {
    ${name}${passed} { success message code field ${fields} }
  }`;
}
