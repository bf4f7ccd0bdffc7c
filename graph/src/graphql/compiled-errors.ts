import { type DocumentNode, GraphQLError, type SourceLocation } from 'graphql';

/**
 * The errors of a compiled query as graphql's own execution reports them: graphql-jit's lack what
 * Apollo Server reads of them, such as `extensions`.
 */
export const asGraphqlErrors = (
  errors: readonly GraphQLError[],
  { loc }: DocumentNode,
): GraphQLError[] =>
  errors.map(
    ({ message, path, locations, originalError }) =>
      new GraphQLError(message, {
        path,
        originalError,
        source: loc?.source,
        positions: loc && locations?.map((location) => positionOf(loc.source.body, location)),
      }),
  );

/** How many characters stand before a place in a text. */
function positionOf(text: string, { line, column }: SourceLocation): number {
  const ends = [...text.matchAll(/\r\n|[\n\r]/g)].map((end) => end.index + end[0].length);
  return (ends[line - 2] ?? 0) + column - 1;
}
