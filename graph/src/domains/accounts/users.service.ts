import type { Role } from '@fitness-zone/contract/enums.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { notFound } from '../../shared/ids.ts';
import {
  type ListBounds,
  listNewest,
  newestOf,
  type Page,
  type PageArguments,
  pageOf,
} from '../../shared/paging.ts';
import { normalEmail } from './identity-proof.service.ts';
import type { UserRecord } from './user.model.ts';

/** A page of accounts. */
export type UserPage = Page<UserRecord>;

/**
 * A page of the accounts of one role, newest first.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins
 */
export async function browseUsers(
  context: Context,
  role: Role,
  page: PageArguments,
): Promise<UserPage> {
  requireRole(context, 'admin');
  return pageOf(newestOf(context.models.User.find({ role }).lean()), page);
}

/** The accounts the caller may see, newest first: all for admins, else the own one, none for visitors. */
export const listUsers = async ({ models, viewer }: Context, bounds: ListBounds) =>
  viewer?.role === 'admin'
    ? listNewest(newestOf(models.User.find({}).lean()), bounds)
    : { records: viewer ? [viewer] : [], next: null };

/**
 * The account with an e-mail.
 * @param missing what the refusal says further
 * @throws Refusal `not-found`
 */
export async function findByEmail(
  { models }: Pick<Context, 'models'>,
  email: string,
  missing: Parameters<typeof notFound>[1] = {},
): Promise<UserRecord> {
  const user = await models.User.findOne({ email: normalEmail(email) }).lean();
  if (!user) throw notFound('User', missing);
  return user;
}
