import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';

type Type = ObjectTypeDefinitionNode;
type Fields = readonly FieldDefinitionNode[];

/** Begins the names of the types that show what every list has. */
const model = 'Entry';

/**
 * The whole contract. `schema.graphql` says only once what all answers to mutations and all lists have:
 * - a type that implements an interface gets its fields;
 * - a field that returns a connection gets the arguments of `EntryList.entries`;
 * - a type `…Connection` gets the fields of `EntryConnection`, and an edge like `EntryEdge`. An edge that is written
 *   has further fields.
 * @param written the text of `schema.graphql`
 */
export function completeSchema(written: string): DocumentNode {
  const document = parse(written, { noLocation: true });
  const types = new Map<string, Type>();
  const interfaces = new Map<string, Fields>();
  for (const one of document.definitions) {
    if (one.kind === Kind.OBJECT_TYPE_DEFINITION) types.set(one.name.value, one);
    if (one.kind === Kind.INTERFACE_TYPE_DEFINITION) {
      interfaces.set(one.name.value, one.fields ?? []);
    }
  }
  const pageArguments = types.get(`${model}List`)?.fields?.[0]?.arguments ?? [];

  /** The model's connection or edge for another type. */
  const modelled = (kind: string, type: string): Type =>
    visit(types.get(model + kind) as Type, {
      Name: (name) => ({ ...name, value: name.value.replace(model, type) }),
    });

  const complete = (type: Type): Type[] => {
    const [, of = '', kind] = /^(.+)(Connection|Edge)$/.exec(type.name.value) ?? [];
    const fields = [
      ...(type.interfaces ?? []).flatMap(({ name }) => interfaces.get(name.value) ?? []),
      ...((kind && modelled(kind, of).fields) || []),
      ...(type.fields ?? []),
    ];
    const isEdgeMissing = kind === 'Connection' && !types.has(`${of}Edge`);
    return [
      { ...type, fields: fields.map(withPage) },
      ...(isEdgeMissing ? [modelled('Edge', of)] : []),
    ];
  };

  const withPage = (field: FieldDefinitionNode): FieldDefinitionNode =>
    /Connection!?$/.test(print(field.type))
      ? { ...field, arguments: [...(field.arguments ?? []), ...pageArguments] }
      : field;

  return {
    ...document,
    definitions: document.definitions.flatMap((one): DefinitionNode[] => {
      if (one.kind !== Kind.OBJECT_TYPE_DEFINITION) return [one];
      return one.name.value.startsWith(model) ? [] : complete(one);
    }),
  };
}
