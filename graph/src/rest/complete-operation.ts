import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Types shown as one of their fields if a selection names no other. */
export const shownAs: Readonly<Record<string, string>> = { Money: 'amount', Image: 'url' };

/** A completed part of a document, with the fragments that it spreads and the variables that it uses. */
type Part<Node> = { node: Node; spread: ReadonlySet<string>; variables: ReadonlySet<string> };

/** The fragments that operations may spread, by name. */
export type Fragments = ReadonlyMap<string, Part<FragmentDefinitionNode>>;

/** An operation with its fragments; its variables are declared. */
export type CompleteOperation = {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: readonly string[];
};

/** Completes fragments once for all operations. */
export function completeFragments(schema: GraphQLSchema, texts: readonly string[]): Fragments {
  const definitions = texts.flatMap((text) => parse(text, { noLocation: true }).definitions);
  return new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION
        ? [[one.name.value, completePart(schema, null, one)] as const]
        : [],
    ),
  );
}

/**
 * Declares the variables of an operation and adds the fragments in use.
 * @param text a selection of one root field
 */
export function completeOperation(
  schema: GraphQLSchema,
  root: GraphQLObjectType,
  text: string,
  fragments: Fragments,
): CompleteOperation {
  const kind = root === schema.getMutationType() ? 'mutation' : 'query';
  const [written] = parse(`${kind} ${text}`, { noLocation: true }).definitions;
  if (written?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`not an operation: ${text}`);
  const { node, spread, variables } = completePart(schema, root, written);
  const used = new Map<string, Part<FragmentDefinitionNode>>();
  const use = (names: ReadonlySet<string>) => {
    for (const name of names) {
      const fragment = fragments.get(name);
      if (!fragment) throw new Error(`no fragment ${name}`);
      if (used.has(name)) continue;
      used.set(name, fragment);
      use(fragment.spread);
    }
  };
  use(spread);
  const all = new Set([
    ...variables,
    ...[...used.values()].flatMap((fragment) => [...fragment.variables]),
  ]);
  const operation = { ...node, variableDefinitions: [...all].map(declared) };
  return {
    document: {
      kind: Kind.DOCUMENT,
      definitions: [operation, ...[...used.values()].map((fragment) => fragment.node)],
    },
    operation,
    variables: [...all],
  };
}

const declared = (name: string) =>
  ({
    kind: Kind.VARIABLE_DEFINITION,
    variable: variableNode(name),
    type: { kind: Kind.NAMED_TYPE, name: nameNode('Given') },
  }) as const;

/** @param root the type of root fields; null for fragments */
function completePart<Node extends OperationDefinitionNode | FragmentDefinitionNode>(
  schema: GraphQLSchema,
  root: GraphQLObjectType | null,
  written: Node,
): Part<Node> {
  const types = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(types, {
    Field: (node) => completedField(node, types, root),
  });
  const node: Node = visit(written, visitor);
  const [spread, variables] = [new Set<string>(), new Set<string>()];
  visit(node, {
    FragmentSpread: ({ name }) => void spread.add(name.value),
    Variable: ({ name }) => void variables.add(name.value),
  });
  return { node, spread, variables };
}

/**
 * Completes a field: adds the arguments of a root field, as variables of their names; the nodes of a page; or a type's
 * plain value.
 */
function completedField(
  node: FieldNode,
  types: TypeInfo,
  root: GraphQLObjectType | null,
): FieldNode {
  const isPage = Boolean(directiveOf(node, 'page'));
  const isBare = root !== null && types.getParentType() === root && node.arguments?.length === 0;
  const given = isBare ? (types.getFieldDef()?.args ?? []).map(({ name }) => name) : [];
  const paged = isPage ? ['first', 'after'] : [];
  const named = new Set([...given, ...paged]);
  const type = types.getType();
  const value = shownAs[type ? getNamedType(type).name : ''];
  return {
    ...node,
    arguments: [...(node.arguments ?? []), ...[...named].map(asVariable)],
    ...(value && !node.selectionSet && { selectionSet: selectionOf(`{ ${value} }`) }),
    ...(isPage && node.selectionSet && { selectionSet: nodesOfPage(node.selectionSet) }),
  };
}

const nameNode = (value: string) => ({ kind: Kind.NAME, value }) as const;

const variableNode = (name: string) => ({ kind: Kind.VARIABLE, name: nameNode(name) }) as const;

const asVariable = (name: string): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: nameNode(name),
  value: variableNode(name),
});

function nodesOfPage(selectionSet: SelectionSetNode): SelectionSetNode {
  const { selections } = selectionOf('{ pageInfo { hasNextPage endCursor } }');
  const nodes = { kind: Kind.FIELD, name: nameNode('nodes'), selectionSet } as const;
  return { kind: Kind.SELECTION_SET, selections: [nodes, ...selections] };
}

function selectionOf(text: string): SelectionSetNode {
  const [definition] = parse(text, { noLocation: true }).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(text);
  return definition.selectionSet;
}

export const directiveOf = (
  { directives = [] }: FieldNode,
  name: string,
): DirectiveNode | undefined => directives.find((one) => one.name.value === name);
