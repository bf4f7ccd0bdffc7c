import { GraphQLScalarType, Kind } from 'graphql';
import { EmailAddressResolver } from 'graphql-scalars';
import { validPictureUrl } from '../pictures/picture-url.ts';

const parseImageUrl = (value: unknown): string =>
  validPictureUrl(value, { field: 'image', label: 'Photo' });

/** The scalars whose values are checked before a resolver has them; they throw `InvalidInput` or a GraphQLError. */
export const inputScalars = {
  EmailAddress: EmailAddressResolver,
  ImageUrl: new GraphQLScalarType<string, string>({
    name: 'ImageUrl',
    parseValue: parseImageUrl,
    parseLiteral: (node) => parseImageUrl(node.kind === Kind.STRING ? node.value : null),
    serialize: String,
  }),
};
