import { mdiPencilOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useFormOverlay } from '../../ui/form/useFormOverlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RenameDialog } from './RenameDialog.tsx';

/** Opens the dialog to rename a saved search. */
export function RenameSavedSearch({ id, name }: { id: string; name: string }) {
  const label = `Rename ${name}`;
  const { open, overlay } = useFormOverlay(label);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon path={mdiPencilOutline} size={18} />}
        aria-label={label}
        onClick={open}
      >
        Rename
      </Button>
      {overlay && <RenameDialog id={id} name={name} label={label} {...overlay} />}
    </>
  );
}
