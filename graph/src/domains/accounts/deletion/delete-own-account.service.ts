import { settleFirstText } from '@fitness-zone/contract/accounts/open-business.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireUser } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { DeleteAccountInput } from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { actorOf } from '../../audit/record-admin-act.service.ts';
import { callIdentityProvider } from '../identity-proof.service.ts';
import { isRevoked, verifyToken } from '../tokens/token.service.ts';
import type { UserRecord } from '../user.model.ts';
import { deleteAndRecord, finishDeletion } from './deletion-steps.service.ts';
import { openBusinessOf } from './open-business.queries.ts';

/** Firebase's own limit for a recent sign-in. */
const recentMs = 5 * 60_000;

const message = 'Your account is deleted.';

/**
 * Deletes the caller's own account here and at the identity provider; its sessions end at once. A repeat under the
 * token of the deleted account succeeds, and finishes the work that an outage interrupted.
 * @throws Refusal `invalid` or `forbidden` without the proof of a recent sign-in; `conflict` for the last admin;
 * `conflict` with `openBusiness` until paid sales and purchases are settled; `unavailable` when the provider does not
 * answer: the account counts as deleted from then on, and a repeat finishes the deletion
 */
export async function deleteAccount(context: Context, given: Unchecked<DeleteAccountInput>) {
  const deleted = await findDeleted(context);
  if (deleted) return { message, deletedUserId: deleted };
  const viewer = requireUser(context);
  const { idToken } = validInput('DeleteAccountInput', given);
  await requireRecentSignIn(context, viewer, idToken);
  await refuseWithOpenBusiness(context, viewer);
  const by = { action: 'delete-account', by: actorOf(context) } as const;
  await deleteAndRecord(context, viewer, by);
  return { message, deletedUserId: viewer._id.toHexString() };
}

async function refuseWithOpenBusiness(context: Context, { _id }: UserRecord): Promise<void> {
  const { openBusiness, openBusinessCount } = await openBusinessOf(context, _id);
  if (openBusinessCount === 0) return;
  const deals = openBusiness.map(({ payment, ...deal }) => ({
    productName: payment.productName,
    ...deal,
  }));
  const text = settleFirstText(deals, openBusinessCount);
  throw new Refusal('conflict', text, { payload: { openBusiness } });
}

/** The id of the caller's account if it is already deleted, after finishing the deletion; null for any other caller. */
async function findDeleted(context: Context): Promise<string | null> {
  const { viewer, bearer, models } = context;
  const claims = !viewer && bearer ? await verifyToken(context, bearer) : null;
  if (!claims) return null;
  const user = await models.User.findById(claims.userId).lean();
  if (user && (!user.deletingAt || isRevoked(claims, user))) return null;
  if (user) await finishDeletion(context, user);
  return claims.userId.toHexString();
}

async function requireRecentSignIn(context: Context, viewer: UserRecord, idToken: string) {
  const proved = await callIdentityProvider(context, (identity) => identity.identify(idToken));
  if (proved?.uid === viewer.uid && proved.signedInAt.getTime() > Date.now() - recentMs) return;
  throw new Refusal('forbidden', 'Please sign in again to confirm it’s you.', {
    field: 'idToken',
  });
}
