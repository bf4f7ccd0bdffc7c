import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { bounds } from './bounds.ts';

/** A value of the schema is a few bytes, written without a look at the database. */
const costPerValue = 0.25;
/** With more values, the operation is refused in any case. */
const mostValues = bounds.cost / costPerValue;

type Asked = {
  schema: GraphQLSchema;
  document: DocumentNode;
  /** Already coerced. */
  variables: Record<string, unknown>;
};

/** The cost of an operation's `__schema` and `__type`, by the number of values that they return. */
export function introspectionCost(operation: OperationDefinitionNode, asked: Asked): number {
  if (operation.operation !== 'query') return 0;
  const values = new ReturnedValues(asked).ofRoot(operation.selectionSet);
  return Math.ceil(values * costPerValue);
}

/**
 * Counts values without writing them: the same selection of the same element is counted once, however often it is
 * returned. So counting never takes longer than answering.
 */
class ReturnedValues {
  readonly #asked: Asked;
  readonly #fragments: ReadonlyMap<string, SelectionSetNode>;
  readonly #counted = new Map<SelectionSetNode, Map<unknown, number>>();
  #steps = 0;

  constructor(asked: Asked) {
    this.#asked = asked;
    this.#fragments = new Map(
      asked.document.definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
      ),
    );
  }

  ofRoot(set: SelectionSetNode): number {
    const meta = { __schema: SchemaMetaFieldDef, __type: TypeMetaFieldDef };
    return this.#sum(set, (node) => {
      const field = meta[node.name.value as keyof typeof meta];
      return field ? this.#ofField(field, null, node) : 0;
    });
  }

  #sum(set: SelectionSetNode, count: (node: FieldNode) => number): number {
    let sum = 0;
    for (const node of set.selections) {
      this.#steps += 1;
      if (this.#steps > mostValues) return Number.POSITIVE_INFINITY;
      if (node.kind === Kind.FIELD) sum += count(node);
      else {
        const inner =
          node.kind === Kind.INLINE_FRAGMENT
            ? node.selectionSet
            : this.#fragments.get(node.name.value);
        sum += inner ? this.#sum(inner, count) : 0;
      }
    }
    return sum;
  }

  #ofField(field: typeof SchemaMetaFieldDef, source: unknown, node: FieldNode): number {
    const { schema, variables } = this.#asked;
    const type = getNamedType(field.type);
    // The introspection's resolvers read no other field of it.
    const info = { schema } as GraphQLResolveInfo;
    const args = field.args.length > 0 ? getArgumentValues(field, node, variables) : {};
    const value: unknown = field.resolve?.(source, args, null, info);
    const { selectionSet } = node;
    if (value == null || !selectionSet || !isObjectType(type)) return 1;
    const elements: unknown[] = Array.isArray(value) ? value : [value];
    return elements.reduce<number>(
      (sum, element) => sum + 1 + this.#ofElement(type, element, selectionSet),
      1,
    );
  }

  #ofElement(type: GraphQLObjectType, element: unknown, set: SelectionSetNode): number {
    const counted = this.#counted.get(set) ?? new Map<unknown, number>();
    this.#counted.set(set, counted);
    const before = counted.get(element);
    if (before !== undefined) return before;
    const fields = type.getFields();
    const count = this.#sum(set, (node) => {
      const field = fields[node.name.value];
      return field ? this.#ofField(field, element, node) : 1;
    });
    counted.set(element, count);
    return count;
  }
}
