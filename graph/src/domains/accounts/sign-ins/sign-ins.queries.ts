import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { toObjectId } from '../../../shared/ids.ts';
import { newestOf, type Page, type PageArguments, pageOf } from '../../../shared/paging.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { SignInRecord } from './sign-in.model.ts';

export type SignInPage = Page<SignInRecord>;

/**
 * A page of the sign-ins to an account, newest first, for admins.
 * @throws Refusal `not-found` for a malformed one
 */
export async function browseSignIns(
  context: Context,
  userId: unknown,
  page: PageArguments,
): Promise<SignInPage> {
  return pageOf(signInsOf(context, userId), page);
}

function signInsOf(context: Context, id: unknown) {
  requireRole(context, 'admin');
  const given = validInput('QueryAdminSignInsArgs', { userId: id });
  const userId = toObjectId(given.userId, 'Person');
  return newestOf<SignInRecord>(context.models.SignIn.find({ userId }).lean());
}
