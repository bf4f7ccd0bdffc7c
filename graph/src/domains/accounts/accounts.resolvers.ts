import type { Viewer } from '../../context/merged-types.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { ownPicture } from '../pictures/picture-url.rules.ts';
import { addAdmin } from './admins/add-admin.service.ts';
import { demoteAdmin } from './admins/demote-admin.service.ts';
import { unverifyUser, verifyUser } from './admins/verify-user.service.ts';
import { getToken } from './sign-in.service.ts';
import { addUser } from './sign-up.service.ts';
import { signOutEverywhere } from './tokens/sessions.service.ts';
import { users } from './users.service.ts';

export const accountResolvers: Resolvers = {
  Query: {
    me: (_root, _args, { viewer }) => viewer,
    users: (_root, asked, context) => users.page(context, asked),
  },
  Mutation: {
    getToken: mutation((context, { input }) => getToken(context, input)),
    addUser: mutation((context, { input }) => addUser(context, input)),
    signOutEverywhere: mutation((context) => signOutEverywhere(context)),
    addAdmin: mutation((context, { email }) => addAdmin(context, email)),
    adminDemoteAdmin: mutation((context, { userId }) => demoteAdmin(context, userId)),
    verifyUser: mutation((context, { email }) => verifyUser(context, email)),
    adminUnverifyUser: mutation((context, { userId }) => unverifyUser(context, userId)),
  },
  User: {
    image: ({ image }, _args, { config }) => ownPicture(config, image),
    units: (user, _args, { viewer }) =>
      viewer?._id.equals(user._id) ? (user.units ?? null) : null,
    place: (user, _args, { viewer }) =>
      viewer?._id.equals(user._id) ? (user.place ?? null) : null,
    email: (user, _args, { viewer }) => (showsEmail(viewer, user) ? user.email : null),
  },
};

/** Whether the viewer may see an e-mail: their own, and for admins, all. A seller's is visible to anyone signed in. */
const showsEmail = (viewer: Viewer | null, user: Viewer): boolean =>
  viewer !== null &&
  (viewer._id.equals(user._id) || viewer.role === 'admin' || user.role === 'seller');
