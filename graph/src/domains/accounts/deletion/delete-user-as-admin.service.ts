import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { refuseOwnBusiness } from '../../../context/own-business.ts';
import { maxReturnedRecords } from '../../../shared/record-limits.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { actorOf } from '../../audit/record-admin-act.service.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import { maySeePayment } from '../../payments/payment.visibility.ts';
import { findByEmail } from '../users.service.ts';
import { deleteAndRecord } from './deletion-steps.service.ts';

/**
 * Deletes an account here and at the identity provider; its sessions end at once.
 * @throws Refusal `forbidden` for the caller's own account, `not-found` for an unknown e-mail; `conflict` for the last
 * admin, `unavailable` when the provider does not answer: the account counts as deleted from then on, and a repeat
 * finishes the deletion
 */
export async function deleteUser(context: Context, email: unknown) {
  requireRole(context, 'admin');
  const given = validInput('MutationDeleteUserArgs', { email });
  const user = await findByEmail(context, given.email, {
    alreadyDone: true,
    payload: { deletedCount: 0 },
  });
  await refuseOwnBusiness(context, user._id);
  const by = { action: 'delete-user', by: actorOf(context) } as const;
  const { removedProducts, anonymizedPayments } = await deleteAndRecord(context, user, by);
  return {
    message: `${user.email} user is deleted successfully`,
    deletedCount: 1,
    deletedUserId: user._id.toHexString(),
    deletedRole: user.role,
    removedProducts: removedProducts.slice(0, maxReturnedRecords),
    // An open payment ends with the account's products and arrives as its own change. Admins never see one at the price
    // of an accepted offer, even if it was cancelled.
    anonymizedPayments: anonymizedPayments
      .filter((payment) => isAtRest(payment) && maySeePayment(context.viewer, payment))
      .slice(0, maxReturnedRecords),
  };
}

const isAtRest = ({ status }: PaymentRecord) => status !== 'pending' && status !== 'refunding';
