import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { toObjectId } from '../../../shared/ids.ts';
import {
  newestOf,
  newestSlice,
  type Page,
  type PageArguments,
  pageOf,
  type SliceBounds,
} from '../../../shared/paging.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { SignInRecord } from './sign-in.model.ts';

export type SignInPage = Page<SignInRecord>;

/**
 * A page of the sign-ins to an account, newest first, for admins.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` for an id that is too long,
 *   `not-found` for a malformed one
 */
export async function browseSignIns(
  context: Context,
  userId: unknown,
  page: PageArguments,
): Promise<SignInPage> {
  return pageOf(signInsOf(context, userId), page);
}

/**
 * The sign-ins to an account as a REST list, newest first, for admins.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` for an id that is too long
 *   and a cursor of another list, `not-found` for a malformed id
 */
export async function readSignInSlice(context: Context, userId: unknown, bounds: SliceBounds) {
  return newestSlice(signInsOf(context, userId), bounds);
}

function signInsOf(context: Context, id: unknown) {
  requireRole(context, 'admin');
  const given = validInput('QueryAdminSignInsArgs', { userId: id });
  const userId = toObjectId(given.userId, 'Person');
  return newestOf<SignInRecord>(context.models.SignIn.find({ userId }).lean());
}
