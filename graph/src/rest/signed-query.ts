import { Type } from 'typebox';

/** The query of a signed address. */
export const signedQuery = Type.Object({
  viewer: Type.String({ maxLength: 24 }),
  until: Type.Integer({ description: 'Milliseconds since 1970.' }),
  signature: Type.String({ maxLength: 64 }),
});
