import { readContract } from '@fitness-zone/graph/src/graphql/contract.ts';
import { buildASTSchema } from 'graphql';

/** The contract with its directives. */
export const contract = buildASTSchema(readContract());

export const contractMutations = contract.getMutationType()?.getFields() ?? {};
