// Generated documents call these functions, which take a third of the size of the nodes.

const name = (value: string) => ({ kind: 'Name', value });

/** A field without arguments, alias and directives. */
// @__NO_SIDE_EFFECTS__
export const field = (value: string, selections?: readonly object[]) => ({
  kind: 'Field',
  name: name(value),
  ...(selections && { selectionSet: { kind: 'SelectionSet', selections } }),
});

/** The spread of a fragment. */
// @__NO_SIDE_EFFECTS__
export const spread = (value: string) => ({ kind: 'FragmentSpread', name: name(value) });
