import type { MockContext } from '../context.ts';
import type {
  AddUserInput,
  GetTokenInput,
  Resolvers,
  UpdateProfileInput,
} from '../generated/resolvers.ts';
import { readPictureUrl } from '../pictures.ts';
import { newId, type Records, removeWhere, type UserRecord } from '../records.ts';
import { mutation, notFound, Refusal, requireRole, requireUser } from '../refusal.ts';
import { accountOf, mockToken } from '../token.ts';
import { validInput } from '../validInput.ts';
import { takeOffSale } from './stock.ts';

type ByEmail = { email: string };

/** Accounts and roles. The ID tokens are those of the mocks' own identity provider. */
export const accountResolvers: Required<Resolvers>['Mutation'] = {
  getToken: mutation(({ input }: { input: GetTokenInput }, context) => {
    const { provider, name, email } = proveIdentity(context, input);
    const { records } = context;
    const isNewcomer = !withEmail(records, email) && provider === 'google';
    if (isNewcomer) addAccount(records, { name: name || nameFrom(email), email, role: 'BUYER' });
    const user = withEmail(records, email);
    if (!user) {
      throw new Refusal('NOT_FOUND', 'There is no account for this e-mail yet. Please sign up.');
    }
    return { message: 'token created', token: mockToken(user), user };
  }),
  addUser: mutation(({ input }: { input: AddUserInput }, context) => {
    const { email } = proveIdentity(context, input);
    const { name, image, userRole: role } = validInput('AddUserInput', input);
    const photo = image ? readPictureUrl(image) : null;
    const known = withEmail(context.records, email);
    if (known) return { message: 'user already exists', user: known };
    const user = addAccount(context.records, { name, email, role, image: photo });
    return { message: 'user create successfully', user };
  }),
  updateProfile: mutation(({ input }: { input: UpdateProfileInput }, context) => {
    const user = requireUser(context);
    const { name, image } = validInput('UpdateProfileInput', input);
    Object.assign(user, { name, image: image ? readPictureUrl(image) : user.image });
    return { message: 'profile updated successfully', user };
  }),
  addAdmin: mutation((given: ByEmail, context) => {
    requireRole(context, 'ADMIN');
    const { email } = validInput('MutationAddAdminArgs', given);
    const user = find(context, email);
    if (user.role === 'ADMIN') {
      const details = { field: 'email', alreadyDone: true, payload: { user } };
      throw new Refusal('CONFLICT', `${email} is an admin already.`, details);
    }
    const previousRole = user.role;
    user.role = 'ADMIN';
    removeLists(context.records, user);
    return { message: `${user.email} is an admin now`, user, previousRole };
  }),
  verifyUser: mutation((given: ByEmail, context) => {
    requireRole(context, 'ADMIN');
    const { email } = validInput('MutationVerifyUserArgs', given);
    const user = find(context, email);
    if (user.role === 'ADMIN') throw new Refusal('FORBIDDEN', 'Admins need no verification.');
    user.verified = true;
    return { message: `${user.email} user verify successfully`, user };
  }),
  deleteUser: mutation((given: ByEmail, context) => {
    requireRole(context, 'ADMIN');
    const { email } = validInput('MutationDeleteUserArgs', given);
    const user = find(context, email, { alreadyDone: true, payload: { deletedCount: 0 } });
    const { records } = context;
    const isAdmin = ({ role }: UserRecord) => role === 'ADMIN';
    if (isAdmin(user) && records.users.filter(isAdmin).length === 1) {
      throw new Refusal('CONFLICT', 'The last admin cannot be deleted.');
    }
    const removedProducts = records.products
      .filter(({ sellerId, inStock }) => sellerId === user.id && inStock === 'AVAILABLE')
      .toReversed();
    for (const product of removedProducts) takeOffSale(records, product, 'REMOVED');
    removeLists(records, user);
    removeWhere(records.users, ({ id }) => id === user.id);
    return {
      message: `${user.email} user is deleted successfully`,
      deletedCount: 1,
      deletedUserId: user.id,
      deletedRole: user.role,
      removedProducts: removedProducts.slice(0, namedProducts),
    };
  }),
};

/** How many of the removed products an answer names. */
const namedProducts = 100;

function proveIdentity({ bearer }: MockContext, given: GetTokenInput) {
  const { email, idToken } = validInput('GetTokenInput', given);
  const account = accountOf(idToken || bearer || '');
  if (!account) throw new Refusal('UNAUTHENTICATED', 'Please sign in again.');
  if (account.email === normalEmail(email)) return account;
  throw new Refusal('FORBIDDEN', 'This e-mail does not belong to the signed-in account.', {
    field: 'email',
  });
}

const normalEmail = (email: string) => email.trim().toLowerCase();
const nameFrom = (email: string) => email.split('@', 1).join();

const withEmail = ({ users }: Records, email: string) =>
  users.find((user) => user.email === normalEmail(email));

function find({ records }: MockContext, email: string, details?: Parameters<typeof notFound>[1]) {
  const user = withEmail(records, email);
  if (!user) throw notFound('User', details);
  return user;
}

function addAccount(
  { users }: Records,
  {
    image,
    ...details
  }: Pick<UserRecord, 'name' | 'email' | 'role'> & { image?: string | null | undefined },
): UserRecord {
  const user = { id: newId(), ...details, image: image || null, verified: false };
  users.push(user);
  return user;
}

function removeLists({ bookings, wishes }: Records, { id }: UserRecord): void {
  for (const entries of [bookings, wishes]) removeWhere(entries, ({ userId }) => userId === id);
}
