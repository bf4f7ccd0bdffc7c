import type { MockContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { revokeTokensUpdate, withEmail } from '../../records/accounts/accounts.ts';
import { deleteAccountOf, removeLists } from '../../records/accounts/deleteAccountOf.ts';
import { recordAct } from '../../records/audit/auditLog.ts';
import { callOffPaymentsOf } from '../../records/payments/callOffPayments.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';

type ByEmail = { email: string };

/** What admins do to accounts. */
export const adminResolvers: Required<Resolvers>['Mutation'] = {
  addAdmin: mutation((given: ByEmail, context) => {
    requireRole(context, 'ADMIN');
    const { email } = validInput('MutationAddAdminArgs', given);
    const user = find(context, email);
    if (user.role === 'ADMIN') {
      const details = { field: 'email', alreadyDone: true, payload: { user } };
      throw new Refusal('CONFLICT', `${email} is an admin already.`, details);
    }
    if (user.suspendedAt) {
      const message = `${email} is suspended. Restore the account first.`;
      throw new Refusal('CONFLICT', message, { field: 'email' });
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
    callOffPaymentsOf(context.records, user);
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
  verifyUser: mutation((given: ByEmail, context) => {
    requireRole(context, 'ADMIN');
    const { email } = validInput('MutationVerifyUserArgs', given);
    const user = find(context, email);
    if (user.role === 'ADMIN') throw new Refusal('FORBIDDEN', 'Admins need no verification.');
    if (!user.verified) recordAct(context, 'VERIFY_USER', user.id);
    user.verified = true;
    return { message: `${user.email} user verify successfully`, user };
  }),
  unverifyUser: mutation((given: ByEmail, context) => {
    requireRole(context, 'ADMIN');
    const { email } = validInput('MutationUnverifyUserArgs', given);
    const user = find(context, email);
    if (user.role === 'ADMIN') throw new Refusal('FORBIDDEN', 'Admins need no verification.');
    if (user.verified) recordAct(context, 'UNVERIFY_USER', user.id);
    user.verified = false;
    return { message: `${user.email} is verified no longer`, user };
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
      anonymizedPayments: anonymizedPayments
        .filter(({ blind }) => !blind)
        .slice(0, maxReturnedRecords),
    };
  }),
};

/** How many of the removed products and changed payments an answer names. */
const maxReturnedRecords = 100;

function find({ records }: MockContext, email: string, details?: Parameters<typeof notFound>[1]) {
  const user = withEmail(records, email);
  if (!user) throw notFound('User', details);
  return user;
}
