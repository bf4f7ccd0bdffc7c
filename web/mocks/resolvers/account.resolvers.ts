import type { MockContext } from '../context.ts';
import type {
  AddUserInput,
  DeleteAccountInput,
  GetTokenInput,
  Resolvers,
  UpdateProfileInput,
} from '../generated/resolvers.ts';
import { recordAct } from '../records/auditLog.ts';
import { deleteAccountOf, removeLists } from '../records/deleteAccountOf.ts';
import { readPictureUrl } from '../records/pictures.ts';
import { byId, newAccount, newId, type Records, type UserRecord } from '../records/records.ts';
import { mutation, notFound, Refusal, requireRole, requireUser } from '../refusal.ts';
import { accountOf, mockToken, subjectOf } from '../token.ts';
import { validInput } from '../validInput.ts';

type ByEmail = { email: string };

/** Accounts and roles. The ID tokens are those of the mocks' own identity provider. */
export const accountResolvers: Required<Resolvers>['Mutation'] = {
  getToken: mutation(({ input }: { input: GetTokenInput }, context) => {
    const { provider, name, email } = proveIdentity(context, input);
    const { records } = context;
    const isNewcomer = !withEmail(records, email) && provider === 'google';
    if (isNewcomer)
      addAccount(records, {
        ...{ name: name || nameFrom(email), email, role: 'BUYER', emailVerified: true },
      });
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
    if (!user.emailVerified) {
      throw new Refusal(
        'CONFLICT',
        `${email} has not been confirmed by its owner. They can ask for the mail on their profile page; then try again.`,
        { field: 'email' },
      );
    }
    const previousRole = user.role;
    recordAct(context, 'ADD_ADMIN', user.id);
    Object.assign(user, { role: 'ADMIN', formerRole: previousRole, ...revokeTokensUpdate() });
    removeLists(context.records, user);
    return { message: `${user.email} is an admin now`, user, previousRole };
  }),
  demoteAdmin: mutation((given: ByEmail, context) => {
    requireRole(context, 'ADMIN');
    const { email } = validInput('MutationDemoteAdminArgs', given);
    const user = find(context, email);
    if (user.role !== 'ADMIN') {
      const details = { field: 'email', alreadyDone: true, payload: { user } };
      throw new Refusal('CONFLICT', `${email} is no admin.`, details);
    }
    const { users, products } = context.records;
    if (users.filter(({ role }) => role === 'ADMIN').length === 1) {
      throw new Refusal('CONFLICT', 'The last admin cannot be demoted.', { field: 'email' });
    }
    const isSeller = products.some(({ sellerId }) => sellerId === user.id);
    const role = user.formerRole ?? (isSeller ? 'SELLER' : 'BUYER');
    recordAct(context, 'DEMOTE_ADMIN', user.id);
    Object.assign(user, { role, formerRole: null, ...revokeTokensUpdate() });
    return { message: `${user.email} is an admin no longer`, user };
  }),
  signOutEverywhere: mutation((_given: object, context) => {
    Object.assign(requireUser(context), revokeTokensUpdate());
    return { message: 'You are signed out everywhere.' };
  }),
  verifyUser: mutation((given: ByEmail, context) => {
    requireRole(context, 'ADMIN');
    const { email } = validInput('MutationVerifyUserArgs', given);
    const user = find(context, email);
    if (user.role === 'ADMIN') throw new Refusal('FORBIDDEN', 'Admins need no verification.');
    if (!user.verified) recordAct(context, 'VERIFY_USER', user.id);
    user.verified = true;
    return { message: `${user.email} user verify successfully`, user };
  }),
  deleteAccount: mutation(({ input }: { input: DeleteAccountInput }, context) => {
    const deletedUserId = subjectOf(context.bearer);
    const message = 'Your account is deleted.';
    if (!context.viewer && deletedUserId && !byId(context.records.users, deletedUserId))
      return { message, deletedUserId: deletedUserId };
    const viewer = requireUser(context);
    const { idToken } = validInput('DeleteAccountInput', input);
    if (accountOf(idToken)?.email !== viewer.email) {
      const details = { field: 'idToken' };
      throw new Refusal('FORBIDDEN', 'Please confirm that it is you by signing in again.', details);
    }
    deleteAccountOf(context, viewer, 'DELETE_ACCOUNT');
    return { message, deletedUserId: viewer.id };
  }),
  deleteUser: mutation((given: ByEmail, context) => {
    requireRole(context, 'ADMIN');
    const { email } = validInput('MutationDeleteUserArgs', given);
    const user = find(context, email, { alreadyDone: true, payload: { deletedCount: 0 } });
    const { removedProducts, anonymizedPayments } = deleteAccountOf(context, user, 'DELETE_USER');
    return {
      message: `${user.email} user is deleted successfully`,
      deletedCount: 1,
      deletedUserId: user.id,
      deletedRole: user.role,
      removedProducts: removedProducts.slice(0, maxReturnedRecords),
      anonymizedPayments: anonymizedPayments.slice(0, maxReturnedRecords),
    };
  }),
};

/** The change of an account that makes its tokens void. */
const revokeTokensUpdate = () => ({ tokensValidFrom: Date.now() + 1 });

/** How many of the removed products and changed payments an answer names. */
const maxReturnedRecords = 100;

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
  }: Pick<UserRecord, 'name' | 'email' | 'role'> &
    Partial<Pick<UserRecord, 'emailVerified'>> & { image?: string | null | undefined },
): UserRecord {
  const user = { id: newId(), ...newAccount, ...details, image: image || null };
  users.push(user);
  return user;
}
