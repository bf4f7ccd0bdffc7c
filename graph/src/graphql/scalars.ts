import { GraphQLScalarType, Kind } from 'graphql';
import { DateTimeResolver, EmailAddressResolver } from 'graphql-scalars';
import { Refusal } from '../shared/refusal.ts';

const maxAddress = 2000;

/** Takes http(s) addresses and addresses relative to the server; anything else could run script. */
function parseImageUrl(value: unknown): string {
  const text = typeof value === 'string' && value.length <= maxAddress ? value : '';
  if (/^\/[^/\\]/.test(text)) return text;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Refusal('invalid', 'The picture must have an http or https address.', {
    field: 'image',
  });
}

const ImageUrl = new GraphQLScalarType<string, string>({
  name: 'ImageUrl',
  parseValue: parseImageUrl,
  parseLiteral: (node) => parseImageUrl(node.kind === Kind.STRING ? node.value : null),
  serialize: String,
});

export const scalars = {
  DateTime: DateTimeResolver,
  EmailAddress: EmailAddressResolver,
  ImageUrl,
};
