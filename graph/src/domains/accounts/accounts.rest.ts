import type { Reading } from '../../rest/read-route.ts';
import type { PageArguments } from '../../shared/paging.ts';
import { browseVisibleUsers } from './users.service.ts';

export const accountReadings: Reading[] = [
  {
    url: '/users',
    summary: "Accounts, newest first: the caller's own; for admins, all",
    visitors: true,
    operation: '{ accounts { success data @page { ...User } } }',
    root: ({ context }) => ({
      accounts: { success: true, data: (page: PageArguments) => browseVisibleUsers(context, page) },
    }),
  },
];

export const userFields = `fragment User on User {
  id name email @there image @or(value: "") userRole: role verified
}`;
