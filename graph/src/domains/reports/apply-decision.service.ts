import type { ReportDecision, ReportKind } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import { notFound } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { Followed } from '../accounts/suspension/settle-suspension.service.ts';
import { suspendUser } from '../accounts/suspension/suspend-user.service.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import { deleteProduct } from '../listings/delete-product.service.ts';
import { deleteMessage } from '../messages/delete-message.service.ts';
import { hideProduct } from '../product/hiding/hide-product.service.ts';

/** A decision about a target, with the note for its subject. */
export type DecisionToApply = {
  kind: ReportKind;
  decision: ReportDecision;
  targetId: Types.ObjectId;
  subjectId: Types.ObjectId | null;
  note: string;
};

export type Suspended = Followed & { person: UserRecord };

/**
 * Carries out an admin's decision on a report through the service of each act, which audits it and notifies the
 * subject. Work already done, for instance by an earlier interrupted decision, counts as done.
 * @returns the records changed by a suspension; null otherwise
 * @throws Refusal `not-found` if the product, message or account is gone, `not-available` for a sold product,
 * `conflict` for an account that cannot be suspended
 */
export async function applyDecision(
  context: Context,
  { kind, decision, targetId, subjectId, note }: DecisionToApply,
): Promise<Suspended | null> {
  try {
    if (decision === 'hide')
      await hideProduct(context, { id: targetId.toHexString(), reason: note });
    if (decision === 'delete') {
      if (kind === 'message') await deleteMessage(context, targetId);
      else await deleteProduct(context, targetId.toHexString());
    }
    if (decision === 'suspend') {
      if (!subjectId) throw notFound('User');
      const given = { userId: subjectId.toHexString(), reason: note };
      const { person, products, payments } = await suspendUser(context, given);
      return { person, products, payments };
    }
  } catch (error) {
    if (!(error instanceof Refusal) || !error.alreadyDone) throw error;
  }
  return null;
}
