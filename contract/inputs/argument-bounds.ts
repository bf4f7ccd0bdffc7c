import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLArgument,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  valueFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { inputs } from '../generated/inputs.ts';
import type { Constraint, InputFields } from './constraint.ts';
import { allValid, validValue } from './valid-input.ts';

/** An argument of an operation's fields that has bounds. */
type BoundArgument = {
  name: string;
  bound: Constraint;
  value: ArgumentNode['value'];
  type: GraphQLInputType;
};

/** Cached results per operation and schema, since documents are executed repeatedly. */
const found = new WeakMap<GraphQLSchema, WeakMap<OperationDefinitionNode, BoundArgument[]>>();

/**
 * Checks page sizes, cursors and similar arguments anywhere in an operation, before it runs. Leaves ids and mutation
 * inputs to the services, which check permission first.
 * @param variables the operation's coerced variables
 * @throws InvalidInput naming the arguments
 */
export function assertArguments(
  { schema, document }: { schema: GraphQLSchema; document: DocumentNode },
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const ofSchema = found.get(schema) ?? new WeakMap();
  found.set(schema, ofSchema);
  const all: BoundArgument[] =
    ofSchema.get(operation) ?? findArguments(schema, document, operation);
  ofSchema.set(operation, all);
  allValid(all, ({ name, bound, value: node, type }) => {
    // A variable may have the name of an inherited property, such as `constructor`.
    if (node.kind === Kind.VARIABLE && !Object.hasOwn(variables, node.name.value)) return;
    const value = valueFromAST(node, type, variables);
    if (value !== undefined) validValue(name, value, bound);
  });
}

function findArguments(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): BoundArgument[] {
  const all: BoundArgument[] = [];
  const types = new TypeInfo(schema);
  const visitor = {
    OperationDefinition: (node: OperationDefinitionNode) =>
      node === operation ? undefined : false,
    Argument({ value }: ArgumentNode) {
      const [parent, field, argument] = [
        types.getParentType(),
        types.getFieldDef(),
        types.getArgument(),
      ];
      if (!parent || !field || !argument || !isPlain(argument)) return;
      if (parent === schema.getMutationType()) return;
      const { name, type } = argument;
      const bound = boundsOf(`${parent.name}.${field.name}`)[name];
      if (bound) all.push({ name, bound, value, type });
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return all;
}

const isPlain = ({ type }: GraphQLArgument): boolean =>
  isScalarType(getNamedType(type)) && getNamedType(type) !== GraphQLID;

const known = new Map<string, InputFields>(Object.entries(inputs));

/** The bounds of a field's arguments; `Category.products` is generated as `CategoryProductsArgs`. */
const boundsOf = (coordinate: string): InputFields =>
  known.get(`${coordinate.replace(/\.(.)/, (_dot, first: string) => first.toUpperCase())}Args`) ??
  {};
