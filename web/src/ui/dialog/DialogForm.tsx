import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { FormBody } from '../form/FormBody.tsx';

type Props = {
  /** names the form and its kept draft */
  label: string;
  /** the buttons */
  actions: ReactNode;
  children: ReactNode;
};

/** The form below a dialog's title: its fields scroll, its buttons stay in view. */
export function DialogForm({ label, actions, children }: Props) {
  return (
    <FormBody label={label} sx={{ display: 'flex', flexDirection: 'column', gap: 0, minHeight: 0 }}>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>{actions}</DialogActions>
    </FormBody>
  );
}
