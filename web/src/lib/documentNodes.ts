// Generated documents call these functions, which take a third of the size of the nodes.

const name = (value: string) => ({ kind: 'Name', value });

const on = (type: string, selections: readonly object[]) => ({
  typeCondition: { kind: 'NamedType', name: name(type) },
  selectionSet: { kind: 'SelectionSet', selections },
});

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

/** The definition of a fragment without directives. */
// @__NO_SIDE_EFFECTS__
export const fragment = (value: string, type: string, selections: readonly object[]) => ({
  kind: 'FragmentDefinition',
  name: name(value),
  ...on(type, selections),
});

/** `... on Type { … }` without directives. */
// @__NO_SIDE_EFFECTS__
export const inlineFragment = (type: string, selections: readonly object[]) => ({
  kind: 'InlineFragment',
  ...on(type, selections),
});
