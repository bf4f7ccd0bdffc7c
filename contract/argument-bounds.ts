import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLArgument,
  GraphQLID,
  type GraphQLSchema,
  getNamedType,
  isScalarType,
  type OperationDefinitionNode,
  TypeInfo,
  valueFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { InputFields } from './constraint.ts';
import { inputs } from './generated/inputs.ts';
import { validValue } from './valid-input.ts';

/**
 * Checks page sizes, cursors and the like wherever they stand in an operation, before any of it runs.
 * What names a record or goes into a mutation is left to its service, which asks for permission first.
 * @param variables the operation's variables as its types have them
 * @throws InvalidInput naming the argument
 */
export function assertArguments(
  { schema, document }: { schema: GraphQLSchema; document: DocumentNode },
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const types = new TypeInfo(schema);
  const visitor = {
    OperationDefinition: (node: OperationDefinitionNode) =>
      node === operation ? undefined : false,
    Argument(node: ArgumentNode) {
      const [parent, field, argument] = [
        types.getParentType(),
        types.getFieldDef(),
        types.getArgument(),
      ];
      if (!parent || !field || !argument || !isPlain(argument)) return;
      if (parent === schema.getMutationType()) return;
      const bound = boundsOf(`${parent.name}.${field.name}`)[argument.name];
      const value = valueFromAST(node.value, argument.type, variables);
      if (bound && value !== undefined) validValue(argument.name, value, bound);
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
}

const isPlain = ({ type }: GraphQLArgument): boolean =>
  isScalarType(getNamedType(type)) && getNamedType(type) !== GraphQLID;

const known = new Map<string, InputFields>(Object.entries(inputs));

/** What the schema says about a field's arguments; `Category.products` is generated as `CategoryProductsArgs`. */
const boundsOf = (coordinate: string): InputFields =>
  known.get(`${coordinate.replace(/\.(.)/, (_dot, first: string) => first.toUpperCase())}Args`) ??
  {};
