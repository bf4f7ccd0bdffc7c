import { AdminSuspendUserInput } from '@fitness-zone/contract/generated/inputs.ts';
import {
  useAdminUnverifyUserMutation,
  useDeleteUserMutation,
  useVerifyUserMutation,
} from '../../../generated/accounts.ts';
import type { PeopleQuery } from '../../../generated/graphql.ts';
import {
  useAdminRestoreUserMutation,
  useAdminSuspendUserMutation,
} from '../../../generated/people.ts';
import { ChosenRowActions } from '../../../ui/chosen-rows/ChosenRowActions.tsx';
import type { RowAction } from '../../../ui/chosen-rows/rowAction.ts';
import type { ChosenRows } from '../../../ui/chosen-rows/useChosenRows.ts';
import {
  adminUnverifyUserOptions,
  verifyUserOptions,
} from '../../accounts/users/verification.cache.ts';
import { suspendUserSchema } from '../person.rules.ts';
import { DeletionEffectsList, SuspensionEffectsList } from './PeopleEffects.tsx';

type Person = PeopleQuery['adminPeople']['edges'][number]['node'];

const texts = {
  nameOf: ({ user }: Person) => user.name,
  count: (count: number) => (count === 1 ? '1 person' : `${count} people`),
};

/** The progress dialog shows each outcome instead. */
const noToast = { toastMessage: () => null };

const isNoAdmin = ({ user }: Person) => user.role !== 'ADMIN' && !!user.email;

export function ChosenPeople({ chosen }: { chosen: ChosenRows<Person> }) {
  const [verifyUser] = useVerifyUserMutation({ ...verifyUserOptions, ...noToast });
  const [unverifyUser] = useAdminUnverifyUserMutation({ ...adminUnverifyUserOptions, ...noToast });
  const [suspendUser] = useAdminSuspendUserMutation(noToast);
  const [restoreUser] = useAdminRestoreUserMutation(noToast);
  const [deleteUser] = useDeleteUserMutation(noToast);
  const actions: RowAction<Person>[] = [
    {
      label: 'Verify',
      done: 'verified',
      color: 'primary',
      text: 'They get the verified badge.',
      appliesTo: (person) => isNoAdmin(person) && !person.user.verified,
      act: ({ user }) => verifyUser({ variables: { email: user.email ?? '' } }),
    },
    {
      label: 'Undo verification',
      done: 'no longer verified',
      color: 'primary',
      text: 'They lose the verified badge.',
      appliesTo: (person) => isNoAdmin(person) && person.user.verified === true,
      act: ({ id }) => unverifyUser({ variables: { userId: id } }),
    },
    {
      label: 'Suspend',
      done: 'suspended',
      color: 'error',
      text: 'They are signed out at once and can’t sign in until you restore them. Their products are hidden, payments in progress cancelled and offers withdrawn. Each gets an email with your reason.',
      appliesTo: (person) => isNoAdmin(person) && person.state === 'ACTIVE',
      reason: {
        label: 'Reason',
        rules: suspendUserSchema,
        bound: AdminSuspendUserInput.reason,
      },
      Details: SuspensionEffectsList,
      act: ({ id }, reason) => suspendUser({ variables: { input: { userId: id, reason } } }),
    },
    {
      label: 'Restore',
      done: 'restored',
      color: 'primary',
      text: 'They get an email and can sign in again, and their hidden products come back.',
      appliesTo: ({ state }) => state === 'SUSPENDED',
      act: ({ id }) => restoreUser({ variables: { userId: id } }),
    },
    {
      label: 'Delete',
      done: 'deleted',
      color: 'error',
      text: 'This permanently deletes the accounts. You can’t undo it.',
      appliesTo: isNoAdmin,
      Details: DeletionEffectsList,
      act: ({ user }) => deleteUser({ variables: { email: user.email ?? '' } }),
    },
  ];
  return <ChosenRowActions chosen={chosen} texts={texts} actions={actions} />;
}
