import { settleFirstText } from '@fitness-zone/contract/accounts/open-business.ts';
import { suspendedSentence } from '@fitness-zone/contract/accounts/suspension.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { MockContext } from '../../context.ts';
import type {
  AddUserInput,
  DeleteAccountInput,
  GetTokenInput,
  Resolvers,
  UpdateProfileInput,
} from '../../generated/resolvers.ts';
import {
  addAccount,
  normalEmail,
  noteActivity,
  revokeTokensUpdate,
  withEmail,
} from '../../records/accounts/accounts.ts';
import { deleteAccountOf } from '../../records/accounts/deleteAccountOf.ts';
import { openBusinessOf } from '../../records/accounts/deletionEffects.ts';
import { recordSignIn } from '../../records/accounts/signIns.ts';
import { readPictureUrl } from '../../records/catalog/pictures.ts';
import { byId } from '../../records/findRecords.ts';
import type { UserRecord } from '../../records/records.ts';
import { mutation, Refusal, requireUser } from '../../refusal.ts';
import { accountOf, mockToken, subjectOf } from '../../token.ts';
import { validInput } from '../../validInput.ts';

/** What people do with their own account. The ID tokens are those of the mocks' own identity provider. */
export const accountResolvers: Required<Resolvers>['Mutation'] = {
  getToken: mutation(({ input }: { input: GetTokenInput }, context) => {
    const account = proveIdentity(context, input);
    const { provider, name, email } = account;
    const { records } = context;
    const isNewcomer = !withEmail(records, email) && provider === 'google';
    if (isNewcomer)
      addAccount(records, {
        name: name || nameFrom(email),
        email,
        role: 'BUYER',
        emailVerified: true,
      });
    const user = withEmail(records, email);
    if (!user) {
      throw new Refusal('NOT_FOUND', 'There is no account for this e-mail yet. Please sign up.');
    }
    refuseSuspended(user);
    noteActivity(user);
    recordSignIn(records, user, account);
    return { message: 'token created', token: mockToken(user), user };
  }),
  addUser: mutation(({ input }: { input: AddUserInput }, context) => {
    const { email } = proveIdentity(context, input);
    const { name, image, userRole: role } = validInput('AddUserInput', input);
    const photo = image ? readPictureUrl(image) : null;
    const known = withEmail(context.records, email);
    if (known) {
      refuseSuspended(known);
      return { message: 'user already exists', user: known };
    }
    const user = addAccount(context.records, { name, email, role, image: photo });
    return { message: 'user create successfully', user };
  }),
  updateProfile: mutation(({ input }: { input: UpdateProfileInput }, context) => {
    const user = requireUser(context);
    const { name, image } = validInput('UpdateProfileInput', input);
    Object.assign(user, { name, image: image ? readPictureUrl(image) : user.image });
    return { message: 'profile updated successfully', user };
  }),
  signOutEverywhere: mutation((_given: object, context) => {
    Object.assign(requireUser(context), revokeTokensUpdate());
    return { message: 'You are signed out everywhere.' };
  }),
  deleteAccount: (root, args, context) => ({ openBusiness: [], ...deleteOwn(root, args, context) }),
};

const deleteOwn = mutation(({ input }: { input: DeleteAccountInput }, context) => {
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
  const openBusiness = openBusinessOf(context.records, viewer.id);
  if (openBusiness.length > 0) {
    const deals = openBusiness.map(({ payment, reason, isSale }) => ({
      productName: payment.productName,
      reason: enumValues.OpenBusinessReason[reason],
      isSale,
    }));
    const text = settleFirstText(deals, deals.length);
    throw new Refusal('CONFLICT', text, { payload: { openBusiness } });
  }
  deleteAccountOf(context, viewer, 'DELETE_ACCOUNT');
  return { message, deletedUserId: viewer.id };
});

function proveIdentity({ bearer }: MockContext, given: GetTokenInput) {
  const { email, idToken } = validInput('GetTokenInput', given);
  const account = accountOf(idToken || bearer || '');
  if (!account) throw new Refusal('UNAUTHENTICATED', 'Please sign in again.');
  if (account.email === normalEmail(email)) return account;
  throw new Refusal('FORBIDDEN', 'This e-mail does not belong to the signed-in account.', {
    field: 'email',
  });
}

function refuseSuspended({ suspendedAt, suspensionReason }: UserRecord): void {
  if (!suspendedAt) return;
  const why = suspendedSentence(suspensionReason ?? '');
  throw new Refusal('SUSPENDED', `${why} If you think that this is a mistake, please contact us.`);
}

const nameFrom = (email: string) => email.split('@', 1).join();
