import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Static, Type } from 'typebox';
import type { Context } from '../../context/context.ts';
import { nextPage, outcome, slicePoints, sliceQuery, succeeded } from '../../rest/answers.ts';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { absolutePicture, ownPicture } from '../pictures/picture-url.rules.ts';
import { addAdmin } from './admins/add-admin.service.ts';
import { demoteAdmin } from './admins/demote-admin.service.ts';
import { unverifyUser, verifyUser } from './admins/verify-user.service.ts';
import { getToken } from './sign-in.service.ts';
import { addUser } from './sign-up.service.ts';
import { signOutEverywhere } from './tokens/sessions.service.ts';
import type { UserRecord } from './user.model.ts';
import { readUserSlice } from './users.service.ts';

const userShape = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    image: Type.String({ description: 'Empty without a photo.' }),
    userRole: Type.Enum(Object.values(enumValues.Role)),
    verified: Type.Boolean(),
  },
  { title: 'User' },
);

export const accountRoutes: RestRoute[] = [
  route({
    method: 'POST',
    url: '/getToken',
    summary: "Exchange a Firebase ID token for the product's token",
    body: inputSchema('GetTokenInput'),
    response: Type.Object({ ...outcome.properties, token: Type.String() }),
    handler: async ({ context, body }) => {
      const { token, ...answer } = await getToken(context, body);
      return { ...succeeded(answer), token };
    },
  }),
  route({
    method: 'POST',
    url: '/addUser',
    summary: 'Create an account for the identity that the Firebase ID token proves',
    // `verified` is accepted but ignored: only the server sets it.
    body: inputSchema('AddUserInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await addUser(context, body)),
  }),
  route({
    method: 'GET',
    url: '/users',
    summary: "Accounts, newest first: the caller's own; for admins, all",
    querystring: sliceQuery,
    points: slicePoints,
    response: Type.Object({ success: Type.Boolean(), data: Type.Array(userShape) }),
    handler: async ({ context, query, header }) => {
      const { records: users, next } = await readUserSlice(context, query);
      if (next) header('link', nextPage('/users', query, next));
      return { success: true, data: users.map((user) => showUser(context, user)) };
    },
  }),
  route({
    method: 'PATCH',
    url: '/addAdmin',
    summary: 'Make an existing account with a verified e-mail an admin (admins)',
    bearer: true,
    querystring: inputSchema('MutationAddAdminArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await addAdmin(context, query.email)),
  }),
  route({
    method: 'PATCH',
    url: '/demoteAdmin',
    summary: 'Take the admin role from an account (admins)',
    bearer: true,
    querystring: inputSchema('MutationAdminDemoteAdminArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await demoteAdmin(context, query.userId)),
  }),
  route({
    method: 'POST',
    url: '/signOutEverywhere',
    summary: "End all sessions of the caller's account",
    bearer: true,
    response: outcome,
    handler: async ({ context }) => succeeded(await signOutEverywhere(context)),
  }),
  route({
    method: 'PATCH',
    url: '/verifyUser',
    summary: 'Mark a buyer or seller as verified (admins)',
    bearer: true,
    querystring: inputSchema('MutationVerifyUserArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await verifyUser(context, query.email)),
  }),
  route({
    method: 'PATCH',
    url: '/unverifyUser',
    summary: "Take away a buyer's or seller's verification (admins)",
    bearer: true,
    querystring: inputSchema('MutationAdminUnverifyUserArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await unverifyUser(context, query.userId)),
  }),
];

const showUser = ({ config }: Context, user: UserRecord): Static<typeof userShape> => ({
  _id: user._id.toHexString(),
  name: user.name,
  email: user.email,
  image: absoluteImage(config, user),
  userRole: user.role,
  verified: user.verified,
});

function absoluteImage(config: Context['config'], { image }: UserRecord): string {
  const url = ownPicture(config, image);
  return url ? absolutePicture(config, url) : '';
}
