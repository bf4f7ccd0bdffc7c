import type { PersonState, Role } from '@fitness-zone/contract/enums.ts';
import { type RecordText, recordText } from '@fitness-zone/contract/search/record-text.ts';
import type { Models } from '../../../context/merged-types.ts';
import { modelSource } from '../../../record-lists/model-source.ts';
import type { RecordList } from '../../../record-lists/record-list.ts';
import type { RowSource } from '../../../record-lists/row-source.ts';
import type { UserRecord } from '../user.model.ts';

/** What the list of people keeps of an account: found by the words of its name and any part of its e-mail. */
export type PersonRow = RecordText & {
  id: string;
  role: Role;
  verified: boolean;
  state: PersonState;
  /** In epoch seconds; 0 for never. */
  lastActive: number;
};

declare module '../../../context/merged-types.ts' {
  interface RecordLists {
    people: RecordList<PersonRow>;
  }
}

type Listed = Pick<
  UserRecord,
  '_id' | 'name' | 'email' | 'role' | 'verified' | 'suspendedAt' | 'lastActiveAt' | 'deletingAt'
>;
const fields = {
  name: 1,
  email: 1,
  role: 1,
  verified: 1,
  suspendedAt: 1,
  lastActiveAt: 1,
  deletingAt: 1,
} as const;

/** How the list of people is read: all accounts, but for those whose deletion has begun. */
export const peopleSource = ({ User }: Pick<Models, 'User'>): RowSource<PersonRow> =>
  modelSource(User, fields, (user: Listed) => (user.deletingAt ? null : rowOf(user)));

const rowOf = ({ _id, name, email, role, verified, ...user }: Listed): PersonRow => ({
  id: _id.toHexString(),
  ...recordText([name], [email]),
  role,
  verified,
  state: user.suspendedAt ? 'suspended' : 'active',
  lastActive: Math.floor((user.lastActiveAt?.getTime() ?? 0) / 1000),
});
