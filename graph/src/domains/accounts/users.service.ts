import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { UserFilter } from '../../generated/graphql.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { newestOf, type Page, type PageArguments, pageOf } from '../../shared/paging.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { normalEmail } from './identity-proof.service.ts';
import type { UserRecord } from './user.model.ts';

export type UserPage = Page<UserRecord>;

/** A page of the accounts, newest first. */
export async function browseUsers(
  context: Context,
  filter: Unchecked<UserFilter>,
  page: PageArguments,
): Promise<UserPage> {
  requireRole(context, 'admin');
  const { role } = validInput('UserFilter', filter);
  return pageOf(newestOf(context.models.User.find(role ? { role } : {}).lean()), page);
}

/**
 * A page of the accounts the caller may see, newest first: all for admins, otherwise the caller's own, none for
 * visitors.
 */
export async function browseVisibleUsers(
  { models, viewer }: Context,
  page: PageArguments,
): Promise<UserPage> {
  if (viewer?.role === 'admin') return pageOf(newestOf(models.User.find({}).lean()), page);
  const own = viewer ? [viewer] : [];
  const list = {
    slice: async () => ({ records: own, hasMore: false }),
    count: async () => own.length,
  };
  return pageOf(list, { first: page.first });
}

/**
 * The account with an e-mail.
 * @param missing further details of the refusal
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

/**
 * The account with an id, as the database has it.
 * @throws Refusal `not-found` for one that is unknown or being deleted
 */
export async function findPresent({ models }: Pick<Context, 'models'>, id: string) {
  const user: UserRecord | null = await models.User.findById(toObjectId(id, 'User')).lean();
  if (!user || user.deletingAt) throw notFound('User');
  return user;
}
