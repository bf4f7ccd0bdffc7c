import type { ReportDecision, ReportKind } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import { notFound } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { Followed } from '../accounts/suspension/settle-suspension.service.ts';
import { suspendUser } from '../accounts/suspension/suspend-user.service.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import { hideProduct } from '../catalog/hiding/hide-product.service.ts';
import { deleteProduct } from '../catalog/stock/delete-product.service.ts';
import { deleteMessage } from '../messages/delete-message.service.ts';

/** What is decided of a target, with the words that its subject reads. */
export type DecisionToCarryOut = {
  kind: ReportKind;
  decision: ReportDecision;
  targetId: Types.ObjectId;
  subjectId: Types.ObjectId | null;
  note: string;
};

/** What a suspension has changed. */
export type Suspended = Followed & { person: UserRecord };

/**
 * Carries out what an admin has decided on a report, each decision by the service of its act, which puts it on record
 * and tells whom it is about. What was done already, such as by who decided before and was cut off, is as good as done.
 * @returns what a suspension has changed; null for all else
 * @throws Refusal `not-found` for a product, a message or an account that is gone, `not-available` for a sold product,
 *   `conflict` for an account that cannot be suspended
 */
export async function carryOut(
  context: Context,
  { kind, decision, targetId, subjectId, note }: DecisionToCarryOut,
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
