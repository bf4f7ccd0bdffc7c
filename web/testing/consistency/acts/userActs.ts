import {
  addAdminOptions,
  deleteUserOptions,
  demoteAdminOptions,
} from '../../../src/features/accounts/users/users.cache.ts';
import {
  unverifyUserOptions,
  verifyUserOptions,
} from '../../../src/features/accounts/users/verification.cache.ts';
import {
  restoreUserOptions,
  suspendUserOptions,
} from '../../../src/features/person/person.cache.ts';
import {
  AddAdminDocument,
  DeleteUserDocument,
  DemoteAdminDocument,
  UnverifyUserDocument,
  UpdateProfileDocument,
  VerifyUserDocument,
} from '../../../src/generated/accounts.ts';
import { RestoreUserDocument, SuspendUserDocument } from '../../../src/generated/person.ts';
import { type Act, onOne } from './act.ts';
import { emails, userIds } from './shownRecords.ts';

/** What admins do with accounts, and people with their own. */
export const userActs = {
  verifies: onOne(VerifyUserDocument, verifyUserOptions, emails, (email) => ({ email })),
  unverifies: onOne(UnverifyUserDocument, unverifyUserOptions, emails, (email) => ({ email })),
  deletesUser: onOne(DeleteUserDocument, deleteUserOptions, emails, (email) => ({ email })),
  demotes: onOne(DemoteAdminDocument, demoteAdminOptions, emails, (email) => ({ email })),
  promotes: onOne(AddAdminDocument, addAdminOptions, emails, (email) => ({ email })),
  suspends: onOne(SuspendUserDocument, suspendUserOptions, userIds, (userId) => ({
    input: { userId, reason: 'They sell what they do not have.' },
  })),
  restoresUser: onOne(RestoreUserDocument, restoreUserOptions, userIds, (userId) => ({ userId })),
  renames: (_all, participant, pick, send) =>
    send(participant, UpdateProfileDocument, {
      variables: { input: { name: `User ${pick}` } },
    }),
} satisfies Record<string, Act>;
