import { mdiDeleteOutline } from '@mdi/js';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = {
  /** distinguishes the button from those of other rows */
  name: string;
  /** the question */
  title: string;
  /** what will happen, and whether it can be undone */
  children: ReactNode;
  /** the verb on the button of the question, such as "Delete product" */
  confirmLabel: string;
  disabled?: boolean;
  sx?: ButtonProps['sx'];
  pending: boolean;
  /** deletes; the question stays until it is done */
  onDelete: () => Promise<unknown>;
};

/** A table's button that deletes, after asking. */
export function ConfirmedDelete(props: Props) {
  const { name, title, children, confirmLabel, disabled = false, sx, pending, onDelete } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        {...(sx && { sx })}
        color="error"
        disabled={disabled}
        startIcon={<Icon path={mdiDeleteOutline} size={18} />}
        aria-label={`Delete ${name}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={title}
          confirmLabel={confirmLabel}
          pending={pending}
          onConfirm={async () => {
            await onDelete();
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
