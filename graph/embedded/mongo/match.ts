import type { Expression } from './expression.ts';
import { type Path, walk } from './paths.ts';
import { isDoc, truthy, type Value } from './values.ts';

/** One condition on one path. `value` is what the planner may turn into the bounds of an index. */
export interface Leaf {
  readonly kind: 'leaf';
  readonly name: string;
  readonly path: Path;
  readonly op: string;
  readonly value: Value;
  /** Whether arrays at the path's end are also offered element by element. */
  readonly leaves: boolean;
  readonly test: (value: Value | undefined) => boolean;
  /** What an element must meet, where the condition is one on elements. */
  readonly element?: (item: Value) => boolean;
}

/** A filter, understood. */
export type Filter =
  | Leaf
  | { readonly kind: 'and' | 'or' | 'nor'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  | { readonly kind: 'expr'; readonly expression: Expression };

/** Whether a document matches. `found` is told the array position of the first match of a leaf. */
export function matches(filter: Filter, doc: Value, found?: (position: number) => void): boolean {
  switch (filter.kind) {
    case 'leaf':
      return walk(doc, filter.path, filter.leaves, (value, position) => {
        if (!filter.test(value)) return false;
        const { element } = filter;
        const inner = element && Array.isArray(value) ? value.findIndex(element) : position;
        if (found && inner !== undefined) found(position ?? inner);
        return true;
      });
    case 'and':
      return filter.parts.every((part) => matches(part, doc, found));
    case 'or':
      return filter.parts.some((part) => matches(part, doc, found));
    case 'nor':
      return !filter.parts.some((part) => matches(part, doc));
    case 'not':
      return !matches(filter.part, doc);
    case 'expr':
      return truthy(filter.expression({ root: isDoc(doc) ? doc : new Map() }));
  }
}
