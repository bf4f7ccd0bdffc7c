import { GraphQLScalarType, Kind } from 'graphql';
import { validPictureUrl } from '../pictures/picture-url.ts';
import { validValue } from './valid-input.ts';

const parseImageUrl = (value: unknown): string =>
  validPictureUrl(value, { field: 'image', label: 'Photo' });

const parseEmail = (value: unknown): string =>
  validValue('email', value, {
    type: 'string',
    required: true,
    format: 'EMAIL',
    label: 'Email',
  }) as string;

/** The scalars whose values are checked before a resolver has them; they throw `InvalidInput` or a GraphQLError. */
export const inputScalars = {
  EmailAddress: new GraphQLScalarType<string, string>({
    name: 'EmailAddress',
    parseValue: parseEmail,
    parseLiteral: (node) => parseEmail(node.kind === Kind.STRING ? node.value : null),
    serialize: String,
  }),
  ImageUrl: new GraphQLScalarType<string, string>({
    name: 'ImageUrl',
    parseValue: parseImageUrl,
    parseLiteral: (node) => parseImageUrl(node.kind === Kind.STRING ? node.value : null),
    serialize: String,
  }),
};
