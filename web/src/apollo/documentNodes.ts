import { Kind } from 'graphql';

// Generated documents call these: a third of the size of the nodes that they stand for.

const name = (value: string) => ({ kind: Kind.NAME, value });

/** A field without arguments, alias and directives. */
// @__NO_SIDE_EFFECTS__
export const field = (value: string, selections?: readonly object[]) => ({
  kind: Kind.FIELD,
  name: name(value),
  ...(selections && { selectionSet: { kind: Kind.SELECTION_SET, selections } }),
});

/** The spread of a fragment. */
// @__NO_SIDE_EFFECTS__
export const spread = (value: string) => ({ kind: Kind.FRAGMENT_SPREAD, name: name(value) });
