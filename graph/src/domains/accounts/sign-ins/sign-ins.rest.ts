import { enumValues } from '@fitness-zone/contract/enums.ts';
import { inputDescriptions, inputs } from '@fitness-zone/contract/generated/inputs.ts';
import { type Static, Type } from 'typebox';
import { nextPage, slicePoints, sliceQuery } from '../../../rest/answers.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import type { SignInRecord } from './sign-in.model.ts';
import { readSignInSlice } from './sign-ins.queries.ts';

const signInShape = Type.Object(
  {
    _id: Type.String(),
    userId: Type.String(),
    signedInAt: Type.Number({ description: 'Milliseconds since 1970.' }),
    method: Type.Enum(Object.values(enumValues.SignInMethod)),
    browser: Type.Optional(Type.String({ description: 'Absent if unknown.' })),
  },
  { title: 'SignIn' },
);

const ofAccount = Type.Object(
  {
    ...sliceQuery.properties,
    userId: Type.String({
      maxLength: inputs.QueryAdminSignInsArgs.userId.maxLength,
      description: inputDescriptions.QueryAdminSignInsArgs.userId,
    }),
  },
  // A limit that is not given is set to its default before a handler reads it.
  { required: ['userId'] },
);

export const signInRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/signIns',
    summary:
      'The sign-ins to an account, of the last 90 days and at most 50, newest first (admins)',
    bearer: true,
    querystring: ofAccount,
    response: Type.Array(signInShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { userId, ...bounds } = query;
      const { records, next } = await readSignInSlice(context, userId, bounds);
      if (next) header('link', nextPage('/signIns', query, next));
      return records.map(showSignIn);
    },
  }),
];

const showSignIn = (signIn: SignInRecord): Static<typeof signInShape> => ({
  _id: signIn._id.toHexString(),
  userId: signIn.userId.toHexString(),
  signedInAt: signIn.signedInAt.getTime(),
  method: signIn.method,
  ...(signIn.browser && { browser: signIn.browser }),
});
