import { useNavigate } from 'react-router-dom';
import { useDeleteUserMutation } from '../../../generated/accounts.ts';
import { paths } from '../../../lib/paths.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { DeletionEffects } from './DeletionEffects.tsx';
import { countingText, useDeletionEffects } from './useDeletionEffects.ts';

type Props = {
  id: string;
  name: string;
  email: string;
  open: boolean;
  onClose: () => void;
};

/** Shows an admin the effects of deleting an account, and deletes it. */
export function DeletePersonDialog({ id, name, email, open, onClose }: Props) {
  const navigate = useNavigate();
  const { effects, error } = useDeletionEffects(id, { skip: !open });
  const [deleteUser, { loading }] = useDeleteUserMutation({
    toastMessage: ({ ok }) => `${email} user is ${ok ? 'deleted successfully' : 'deleted failed'}`,
  });
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${name}?`}
      confirmLabel="Delete user"
      pending={loading}
      ready={!!effects}
      onConfirm={async () => {
        const { ok } = await deleteUser({ variables: { email } });
        onClose();
        // The account's page is gone, but users on another page stay there.
        if (ok && location.pathname === paths.person(id)) {
          void navigate(paths.people, { replace: true });
        }
      }}
      onCancel={onClose}
    >
      The account {email} is permanently deleted. You can’t undo this.
      {effects ? <DeletionEffects effects={effects} /> : <p role="status">{countingText(error)}</p>}
    </ConfirmDialog>
  );
}
