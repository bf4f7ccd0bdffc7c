import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

type Props = {
  open: boolean;
  /** the question */
  title: string;
  /** the consequences, and whether they can be undone */
  children: ReactNode;
  /** the verb on the button, such as "Delete product" */
  confirmLabel: string;
  /** label of the button that changes nothing, if "Cancel" could be read as the action */
  cancelLabel?: string;
  /** color of that button: by default "error", for something that can't be undone */
  color?: 'error' | 'primary';
  /** the action is under way: the buttons are disabled */
  pending?: boolean;
  /** all consequences are shown, so it can be confirmed */
  ready?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Confirms an action that can't be undone or needs an explanation. */
export function ConfirmDialog(props: Props) {
  const id = useId();
  const { open, title, children, confirmLabel, color = 'error' } = props;
  const { cancelLabel = 'Cancel', pending = false, ready = true, onConfirm, onCancel } = props;
  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div" id={`${id}-text`}>
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={pending} autoFocus>
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={color}
          onClick={onConfirm}
          loading={pending}
          disabled={!ready}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
