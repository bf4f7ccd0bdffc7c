import { mdiRestore } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatMoment } from '../../../lib/time/dates.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { StoredDraft } from './storedDraft.ts';

type Props = { draft: StoredDraft; onStartAgain: () => void };

/** Tells the seller that the form contains an earlier draft, and offers to clear it. */
export function DraftNotice({ draft: { savedAt, lostPhotos }, onStartAgain }: Props) {
  return (
    <Alert
      severity="info"
      role="status"
      icon={<Icon path={mdiRestore} />}
      sx={{ color: 'info.main', bgcolor: 'info.light', alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" onClick={onStartAgain}>
          Start again
        </Button>
      }
    >
      Draft of {formatMoment(savedAt)} restored.
      {lostPhotos > 0 && ' Uploaded photos are kept for one day: please add them again.'}
    </Alert>
  );
}
