import { enumValues } from '@fitness-zone/contract/enums.ts';
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { type TSchema, Type } from 'typebox';
import { absolutePictureUrl } from '../domains/pictures/picture-url.rules.ts';
import { directiveOf, type Fragments, shownAs } from './complete-operation.ts';
import { inRestWords } from './contract-schema.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values of one answer that the shapes need. */
export type Showing = {
  publicUrl: string;
  /** The cursor of the following page. */
  next: string | null;
};

/** In files, ids are `id`, times follow RFC 3339, and null is written. */
export type Style = 'rest' | 'file';

/** The REST form of a type's values, null excluded. */
type Shape = { schema: TSchema; show: (value: unknown, showing: Showing) => unknown };

/** A selected field: its properties in the answer, in order, and how they are set. */
export type Selected = {
  key: string;
  properties: readonly (readonly [name: string, schema: TSchema])[];
  put: (target: Record<string, unknown>, value: unknown, showing: Showing) => void;
};

/** Makes the shapes of an operation's selections. */
export class Shapes {
  readonly #fragments: Fragments;

  readonly #root: GraphQLObjectType;
  readonly #style: Style;

  constructor(fragments: Fragments, root: GraphQLObjectType, style: Style) {
    this.#fragments = fragments;
    this.#root = root;
    this.#style = style;
  }

  /** @param isNullable whether the parent may be null */
  fieldsOf(selection: SelectionSetNode, type: GraphQLObjectType, isNullable: boolean): Selected[] {
    return selection.selections.flatMap((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT)
        return this.fieldsOf(node.selectionSet, type, isNullable);
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = this.#fragments.get(node.name.value);
        if (!fragment) throw new Error(`no fragment ${node.name.value}`);
        return this.fieldsOf(fragment.node.selectionSet, type, isNullable);
      }
      const field = type.getFields()[node.name.value];
      if (!field) throw new Error(`${type.name} has no ${node.name.value}`);
      return [this.#selected(node, field, isNullable, type)];
    });
  }

  #selected(
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    isNullable: boolean,
    parent: GraphQLObjectType,
  ): Selected {
    const key = node.alias?.value ?? node.name.value;
    const mayBeNull = isNullable || !isNonNullType(field.type);
    const inner = getNamedType(field.type);
    if (directiveOf(node, 'flat') && node.selectionSet && isObjectType(inner)) {
      const fields = this.fieldsOf(node.selectionSet, inner, mayBeNull);
      return {
        key,
        properties: fields.flatMap(({ properties }) => properties),
        put: (target, value, showing) => {
          for (const one of fields) one.put(target, (value as Values | null)?.[one.key], showing);
        },
      };
    }
    const name = key === 'id' && this.#style === 'rest' ? '_id' : key;
    const { schema, show } = this.#shapeOf(field.type, node, field);
    const otherwise = otherwiseOf(node, this.#style);
    const isSure = parent === this.#root || directiveOf(node, 'there');
    const isOptional = mayBeNull && otherwise === undefined && !isSure;
    const described = otherwise === null ? Type.Union([schema, Type.Null()]) : schema;
    return {
      key,
      properties: [[name, isOptional ? Type.Optional(described) : described]],
      put: (target, value, showing) => {
        const isThere = value != null && !(isOptional && value === '');
        const shown = isThere ? show(value, showing) : otherwise;
        if (shown !== undefined) target[name] = shown;
      },
    };
  }

  /** @param field has the description */
  #shapeOf(type: GraphQLOutputType, node: FieldNode, field: GraphQLField<unknown, unknown>): Shape {
    if (isNonNullType(type)) return this.#shapeOf(type.ofType, node, field);
    if (isListType(type)) {
      const { schema, show } = this.#shapeOf(type.ofType, node, { ...field, description: null });
      return {
        schema: Type.Array(schema, wordsOf(field)),
        show: (items, showing) => (items as unknown[]).map((item) => show(item, showing)),
      };
    }
    if (isLeafType(type)) return leafShape(type.name, field, this.#style);
    if (!isObjectType(type) || !node.selectionSet) throw new Error(`${field.name} can't be shown`);
    const fields = this.fieldsOf(node.selectionSet, type, false);
    const [first, ...others] = fields;
    if (first && directiveOf(node, 'page')) return pageShape(first);
    const [property, ...more] = first?.properties ?? [];
    const isValue = directiveOf(node, 'value') || shownAs[type.name] === property?.[0];
    if (first && property && isValue && !others.length && !more.length) {
      const schema = { ...property[1], ...wordsOf(field, inMajorUnits(type)) };
      return { schema, show: (value, showing) => only(first, property[0], value, showing) };
    }
    return {
      schema: Type.Object(
        Object.fromEntries(fields.flatMap(({ properties }) => properties)),
        this.#nameOf(node.selectionSet) ?? wordsOf(field),
      ),
      show: (value, showing) => {
        const target: Record<string, unknown> = {};
        for (const one of fields) one.put(target, (value as Values)[one.key], showing);
        return target;
      },
    };
  }

  /** A record that a fragment shows has its name. */
  #nameOf({ selections: [first, ...others] }: SelectionSetNode) {
    const isRecord = first?.kind === Kind.FRAGMENT_SPREAD && others.length === 0;
    return isRecord ? { title: first.name.value } : null;
  }
}

const only = (field: Selected, name: string, value: unknown, showing: Showing): unknown => {
  const target: Record<string, unknown> = {};
  field.put(target, (value as Values)[field.key], showing);
  return target[name];
};

const inMajorUnits = ({ name }: GraphQLObjectType) => (name === 'Money' ? 'In major units.' : '');

/** A page of a connection: its nodes. */
function pageShape(nodes: Selected): Shape {
  const [, schema = Type.Array(Type.Unknown())] = nodes.properties[0] ?? [];
  return {
    schema,
    show: (page, showing) => {
      const { pageInfo } = page as { pageInfo: { hasNextPage: boolean; endCursor: string | null } };
      showing.next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      return only(nodes, 'nodes', page, showing);
    },
  };
}

/** The text shown for null. */
function otherwiseOf(node: FieldNode, style: Style): string | null | undefined {
  const directive = directiveOf(node, 'or');
  if (!directive) return style === 'file' ? null : undefined;
  const value = directive.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : null;
}

type Words = { description?: string };

/** A field's description, in REST's words. */
function wordsOf(
  { description, type }: Pick<GraphQLField<unknown, unknown>, 'description' | 'type'>,
  more = '',
): Words {
  const { name } = getNamedType(type);
  const words = inRestWords(description ?? '', name in enumValues ? (name as 'Role') : undefined);
  const all = [words, more].filter(Boolean).join(' ');
  return all ? { description: all } : {};
}

const scalarSchemas: Readonly<Record<string, (words: Words) => TSchema>> = {
  Boolean: (words) => Type.Boolean(words),
  Int: (words) => Type.Integer(words),
  Float: (words) => Type.Number(words),
  DateTime: (words) => Type.Number(words),
  JSON: (words) => Type.Unknown(words),
};

const same: Shape['show'] = (value) => value;

/** Addresses on the shop get its origin. */
const absolute: Shape['show'] = (value, { publicUrl }) =>
  absolutePictureUrl(String(value), publicUrl);

const asText: Shape['show'] = (time) => new Date(Number(time)).toISOString();

function leafShape(name: string, field: GraphQLField<unknown, unknown>, style: Style): Shape {
  if (name === 'DateTime' && style === 'file') return { schema: Type.String(), show: asText };
  const words = wordsOf(field, name === 'DateTime' ? 'Milliseconds since 1970.' : '');
  const values = enumValues[name as keyof typeof enumValues];
  const schema = values
    ? Type.Enum(Object.values(values), words)
    : (scalarSchemas[name]?.(words) ?? Type.String(words));
  return { schema, show: /(^u|U)rl$/.test(field.name) && name === 'String' ? absolute : same };
}
