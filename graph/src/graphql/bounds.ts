import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/**
 * The largest of our own screens needs about a quarter of each limit; the live changes, which bring every kind of
 * record in full, more than half of the cost.
 */
export const bounds = {
  tokens: 2_000,
  depth: 12,
  aliases: 30,
  directives: 30,
  cost: 15_000,
  /** An admin's act may bring a hundred reports, products and payments that it has changed. */
  mutationCost: 150_000,
};

const report = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(new GraphQLError(error.message.replace('Syntax Error: ', ''))),
  ],
};

/** Validation rules beyond the standard ones, for operations over any transport. */
export const boundRules: ValidationRule[] = [
  // Fields alone count: our screens are made of fragments in fragments, which cost nothing to run.
  maxDepthRule({ n: bounds.depth, flattenFragments: true, ...report }),
  maxAliasesRule({ n: bounds.aliases, ...report }),
  maxDirectivesRule({ n: bounds.directives, ...report }),
];
