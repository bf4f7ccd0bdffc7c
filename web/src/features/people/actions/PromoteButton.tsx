import { mdiAccountArrowUpOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAddAdminMutation } from '../../../generated/accounts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EndedOffers } from '../../accounts/deletion/EndedOffers.tsx';

type Props = { userId: string; name: string; email: string };

/** Makes an account an admin, after asking. */
export function PromoteButton({ userId, name, email }: Props) {
  const [asking, setAsking] = useState(false);
  const [addAdmin, { loading }] = useAddAdminMutation();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiAccountArrowUpOutline} size={18} />}
        onClick={() => setAsking(true)}
      >
        Make an admin
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={`Make ${name} an admin?`}
          confirmLabel="Make an admin"
          color="primary"
          pending={loading}
          onConfirm={async () => {
            await addAdmin({ variables: { email } });
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          They get the same rights as you, have to sign in again, and lose their order and wish
          lists.
          <EndedOffers userId={userId} onlyMade />
        </ConfirmDialog>
      )}
    </>
  );
}
