import { mdiDeleteOutline } from '@mdi/js';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Icon } from '../Icon.tsx';

type Props = {
  /** distinguishes the button from those of other rows */
  name: string;
  disabled?: boolean;
  sx?: ButtonProps['sx'];
  /** the dialog that confirms and deletes */
  dialog: (onClose: () => void) => ReactNode;
};

/** A table's delete button, which asks first. */
export function DeleteButton({ name, disabled = false, sx, dialog }: Props) {
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
      {asking && dialog(() => setAsking(false))}
    </>
  );
}
