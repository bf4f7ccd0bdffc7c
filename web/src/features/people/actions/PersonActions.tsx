import { mdiDeleteOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import type { PersonActions_PersonFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useOverlay } from '../../../ui/useOverlay.ts';
import { DeletePersonDialog } from '../../accounts/deletion/DeletePersonDialog.tsx';
import { DemoteAdminButton } from '../../accounts/users/DemoteAdminButton.tsx';
import { VerifyUserButton } from '../../accounts/users/VerifyUserButton.tsx';
import { PromoteButton } from './PromoteButton.tsx';
import { SuspendActions } from './SuspendActions.tsx';

graphql(`
  fragment PersonActions_person on Person {
    ...SuspendActions_person
    user {
      name
      email
      role
      ...VerifyUserButton_user
      ...DemoteAdminButton_user
    }
  }
`);

/** An admin's actions on an account. */
export function PersonActions(props: { person: FragmentType<PersonActions_PersonFragment> }) {
  const person = unmask<PersonActions_PersonFragment>(props.person);
  const { id, name, email, role } = person.user;
  const deletion = useOverlay();
  const isAdmin = role === 'ADMIN';
  return (
    <>
      {isAdmin ? (
        <DemoteAdminButton user={person.user} />
      ) : (
        <VerifyUserButton user={person.user} onPage />
      )}
      {!isAdmin && email && <PromoteButton userId={id} name={name} email={email} />}
      <SuspendActions person={person} />
      {!isAdmin && email && (
        <Button
          color="error"
          variant="outlined"
          startIcon={<Icon path={mdiDeleteOutline} size={18} />}
          onClick={deletion.open}
        >
          Delete
        </Button>
      )}
      {email && deletion.overlay && (
        <DeletePersonDialog id={id} name={name} email={email} {...deletion.overlay} />
      )}
    </>
  );
}
