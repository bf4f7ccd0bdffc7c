import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import { Kind, OperationTypeNode } from 'graphql';
import { operations } from '../generated/operations.ts';

type MutationDocument = TypedDocumentNode<Record<string, unknown>, OperationVariables>;

/** The document by which the screens send a mutation. */
export function mutationDocument(name: MutationName): MutationDocument {
  const found = operations.find(({ definitions }) =>
    definitions.some(
      (definition) =>
        definition.kind === Kind.OPERATION_DEFINITION &&
        definition.operation === OperationTypeNode.MUTATION &&
        definition.selectionSet.selections.some(
          (field) => field.kind === Kind.FIELD && field.name.value === name,
        ),
    ),
  );
  if (!found) throw new Error(`No screen sends ${name}.`);
  return found as MutationDocument;
}
