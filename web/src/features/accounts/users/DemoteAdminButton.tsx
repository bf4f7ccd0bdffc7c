import { mdiAccountArrowDownOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAdminDemoteAdminMutation } from '../../../generated/accounts.ts';
import type { DemoteAdminButton_UserFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { inTable } from '../../../ui/table/dataTable.styles.ts';

graphql(`
  fragment DemoteAdminButton_user on User {
    name
    email
  }
`);

/** Demotes an admin, after asking. */
export function DemoteAdminButton(props: { user: FragmentType<DemoteAdminButton_UserFragment> }) {
  const { id, name, email } = unmask<DemoteAdminButton_UserFragment>(props.user);
  const [asking, setAsking] = useState(false);
  const [demoteAdmin, { loading }] = useAdminDemoteAdminMutation();
  if (!email) return null;
  return (
    <>
      <Button
        size="small"
        sx={inTable}
        color="error"
        startIcon={<Icon path={mdiAccountArrowDownOutline} size={18} />}
        aria-label={`Demote ${email}`}
        onClick={() => setAsking(true)}
      >
        Demote
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={`Demote ${name}?`}
          confirmLabel="Demote admin"
          pending={loading}
          onConfirm={async () => {
            await demoteAdmin({ variables: { userId: id } });
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          {email} loses admin rights at once and becomes a buyer or seller again.
        </ConfirmDialog>
      )}
    </>
  );
}
