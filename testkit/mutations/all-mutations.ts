import type { MutationName } from '../api/mutation-name.ts';
import { accountMutations } from './accounts.ts';
import { buyingMutations } from './buying.ts';
import { categoryMutations } from './categories.ts';
import { messageMutations } from './messages.ts';
import type { Mutation } from './mutation.ts';
import { orderMutations } from './orders.ts';
import { payoutMutations } from './payouts.ts';
import { productMutations } from './products.ts';

/** An entry for each mutation of the schema: without one, types fail. */
export const mutations = {
  ...accountMutations,
  ...categoryMutations,
  ...productMutations,
  ...buyingMutations,
  ...orderMutations,
  ...payoutMutations,
  ...messageMutations,
  // biome-ignore lint/suspicious/noExplicitAny: each has variables of its own.
} satisfies Record<MutationName, Mutation<any>>;

export type VariablesOf<Name extends MutationName> = Awaited<
  ReturnType<(typeof mutations)[Name]['sample']>
>;

/** A mutation by a name that is only known at run time. */
export const mutationNamed = (name: MutationName): Mutation<object> =>
  mutations[name] as Mutation<object>;
