import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  type DocumentNode,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const selectionsOf = (text: string): readonly SelectionNode[] => {
  const [definition] = parse(`{ ${text} }`, { noLocation: true }).definitions;
  return definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
};
const id = selectionsOf('id');
const cursor = selectionsOf('cursor');
const pageInfo = selectionsOf('pageInfo { hasNextPage endCursor }');

/**
 * Selects what every document needs, and none writes: the `id` of each record, by which the cache stores it, and the
 * cursors and page info of each list, without which the cache would append returning records to a full page.
 */
export const withImpliedFields = (
  documents: readonly Types.DocumentFile[],
  schema: GraphQLSchema,
): Types.DocumentFile[] =>
  documents.map((file) => ({
    ...file,
    ...(file.document && { document: complete(file.document, schema) }),
  }));

function complete(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const info = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(info, {
      SelectionSet(node) {
        const type = info.getParentType();
        const names = new Set(
          node.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : '')),
        );
        const isRecord = isObjectType(type) && type.getFields().id;
        const selections = [
          ...(isRecord && !names.has('id') ? id : []),
          ...(type?.name.endsWith('Edge') && !names.has('cursor') ? cursor : []),
          ...node.selections,
          ...(names.has('edges') && !names.has('pageInfo') ? pageInfo : []),
        ];
        return selections.length > node.selections.length ? { ...node, selections } : undefined;
      },
    }),
  );
}
