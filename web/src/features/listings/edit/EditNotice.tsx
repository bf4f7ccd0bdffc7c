import { mdiAlertCircleOutline, mdiInformationOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

type Props = { severity: 'info' | 'error'; children: ReactNode };

/** A notice above the form about changes of its product; announced to screen readers. */
export function EditNotice({ severity, children }: Props) {
  return (
    <Alert
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      icon={<Icon path={severity === 'error' ? mdiAlertCircleOutline : mdiInformationOutline} />}
      sx={{ color: `${severity}.main`, bgcolor: `${severity}.light`, alignItems: 'center' }}
    >
      {children}
    </Alert>
  );
}
