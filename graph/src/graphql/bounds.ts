import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/**
 * The largest of our own screens needs about a quarter of each limit. The live changes, which select every kind of
 * record in full, need more than half of the cost and most of the tokens.
 */
export const bounds = {
  tokens: 2_500,
  depth: 12,
  aliases: 30,
  directives: 30,
  cost: 15_000,
  /** An admin's act may return a hundred changed reports, products and payments. */
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
  // Counts fields only: our screens nest fragments, which cost nothing to run.
  maxDepthRule({ n: bounds.depth, flattenFragments: true, ...report }),
  maxAliasesRule({ n: bounds.aliases, ...report }),
  maxDirectivesRule({ n: bounds.directives, ...report }),
];
