import { describeList } from '../../../context/list.ts';
import { toObjectId } from '../../../shared/ids.ts';
import { newestOf } from '../../../shared/keyset/keyset-query.ts';
import type { Page } from '../../../shared/paging.ts';
import type { SignInRecord } from './sign-in.model.ts';

export type SignInPage = Page<SignInRecord>;

/** Refuses a malformed id as `not-found`. */
export const adminSignIns = describeList(
  'QueryAdminSignInsArgs',
  ['admin'],
  ({ userId }, { models }) =>
    newestOf<SignInRecord>(models.SignIn, { userId: toObjectId(userId, 'Person') }),
);
