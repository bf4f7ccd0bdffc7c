import type { Context } from '../../context/context.ts';
import { describeList } from '../../context/list.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { newestOf } from '../../shared/keyset/keyset-query.ts';
import { listOfAll, type Page, type PageArguments, pageOf } from '../../shared/paging.ts';
import { normalEmail } from './identity-proof.service.ts';
import type { UserRecord } from './user.model.ts';

export type UserPage = Page<UserRecord>;

export const users = describeList('QueryUsersArgs', ['admin'], ({ filter }, { models }) =>
  newestOf<UserRecord>(models.User, filter?.role ? { role: filter.role } : {}),
);

/**
 * A page of the accounts the caller may see, newest first: all for admins, otherwise the caller's own, none for
 * visitors.
 */
export const browseVisibleUsers = (
  { models, viewer }: Context,
  page: PageArguments,
): Promise<UserPage> =>
  viewer?.role === 'admin'
    ? pageOf(newestOf<UserRecord>(models.User, {}), page)
    : pageOf(listOfAll(viewer ? [viewer] : []), { first: page.first });

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
 * The account with an id, read from the database.
 * @throws Refusal `not-found` for one that is unknown or being deleted
 */
export async function findPresent({ models }: Pick<Context, 'models'>, id: string) {
  const user: UserRecord | null = await models.User.findById(toObjectId(id, 'User')).lean();
  if (!user || user.deletingAt) throw notFound('User');
  return user;
}
