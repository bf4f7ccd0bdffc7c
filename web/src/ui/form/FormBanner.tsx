import { mdiAlertCircleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** An error of the whole form, in red above it; announced when it appears. */
export function FormBanner({ children }: { children: ReactNode }) {
  return (
    <Alert
      severity="error"
      // The form moves the focus here after a failure.
      tabIndex={-1}
      data-form-banner
      icon={<Icon path={mdiAlertCircleOutline} />}
      sx={{ color: 'error.main', bgcolor: 'error.light', alignItems: 'center' }}
    >
      {children}
    </Alert>
  );
}
