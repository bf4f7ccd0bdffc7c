import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, getOperationAST, Kind, type SelectionNode } from 'graphql';
import type { Context } from '../context/context.ts';
import type { Metrics } from '../shared/metrics.ts';

type Label = { type: string; operation: string };

const labels = new WeakMap<DocumentNode, Map<string | undefined, Label>>();

/**
 * Labels an operation by its first schema field, since callers may give it any name. Offers are blind, so they count as
 * "other".
 * @param document must be valid
 */
function labelOf(document: DocumentNode, operationName?: string | null): Label {
  const name = operationName ?? undefined;
  const known = labels.get(document) ?? new Map<string | undefined, Label>();
  labels.set(document, known);
  const found = known.get(name);
  if (found) return found;
  const definition = getOperationAST(document, name);
  const field = definition && firstField(document, definition.selectionSet.selections);
  const isNamed = field && !field.startsWith('__') && !isAboutOffers(field);
  const label = { type: definition?.operation ?? 'other', operation: isNamed ? field : 'other' };
  known.set(name, label);
  return label;
}

export const isAboutOffers = (name: string): boolean => /offer/i.test(name);

function firstField(document: DocumentNode, selections: readonly SelectionNode[]): string | null {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value !== '__typename') return selection.name.value;
      continue;
    }
    const set =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : document.definitions.find(
            (one) =>
              one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
          );
    const inner = set && 'selectionSet' in set ? set.selectionSet : set;
    const found = inner && 'selections' in inner && firstField(document, inner.selections);
    if (found) return found;
  }
  return null;
}

/** Counts executed operations with their duration and success. */
export const countOperations = ({
  operations,
}: Pick<Metrics, 'operations'>): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    let began = 0;
    return {
      async executionDidStart() {
        began = performance.now();
      },
      async willSendResponse({ document, operationName, errors }) {
        if (!document || began === 0) return;
        const label = labelOf(document, operationName);
        const outcome = errors ? 'error' : 'ok';
        operations.observe({ ...label, outcome }, (performance.now() - began) / 1000);
      },
    };
  },
});
