import { GraphQLScalarType, Kind } from 'graphql';
import { DateTimeResolver, EmailAddressResolver } from 'graphql-scalars';
import { readPictureUrl } from '../domains/pictures/picture-url.ts';

/** One rule for addresses of pictures, through GraphQL and REST. */
const parseImageUrl = (value: unknown): string =>
  readPictureUrl(value, { field: 'image', label: 'Photo' });

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
