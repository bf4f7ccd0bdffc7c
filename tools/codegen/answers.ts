import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';

/** Types that carry records to the browser, besides queries. */
const bringers = ['MutationPayload', 'Change'];

const isRecord = (type: GraphQLOutputType) => {
  const named = getNamedType(type);
  return isObjectType(named) && 'id' in named.getFields();
};

const isId = (type: GraphQLOutputType) => getNamedType(type).name === 'ID';

/** Types of the records in mutations' payloads and live changes, and of the fields that carry them. */
export function plugin(schema: GraphQLSchema): string {
  const types = bringers.flatMap((name): readonly GraphQLObjectType[] => {
    const type = schema.getType(name);
    return isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  });
  const fields = types.flatMap((type) =>
    Object.values(type.getFields())
      // The viewer is only there for their own counts.
      .filter(({ name, deprecationReason }) => deprecationReason == null && name !== 'viewer')
      .map((field) => ({ place: `${type.name}.${field.name}`, type: field.type })),
  );
  const records = fields.filter(({ type }) => isRecord(type));
  return [
    unionOf('RecordType', 'A record in an answer or a live change.', [
      ...new Set(records.map(({ type }) => getNamedType(type).name)),
    ]),
    unionOf(
      'RecordField',
      'A field that brings records, but for the viewer.',
      records.map(({ place }) => place),
    ),
    unionOf(
      'IdField',
      'A field that brings the id of a record, for example of a removed one.',
      fields.filter(({ type }) => isId(type)).map(({ place }) => place),
    ),
  ].join('\n');
}

function unionOf(name: string, says: string, members: readonly string[]): string {
  const union = members.map((member) => `'${member}'`).toSorted();
  return `/** ${says} */\nexport type ${name} = ${union.join(' | ')};\n`;
}
