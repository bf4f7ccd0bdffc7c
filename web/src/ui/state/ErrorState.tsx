import { mdiAlertCircleOutline, mdiRefresh } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { outdatedText, useIsPageOutdated } from '../../lib/build.ts';
import { useConnectionBack } from '../../lib/connection.ts';
import { Icon } from '../Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  title?: string;
  /** the error in words */
  message?: string;
  onRetry: () => void;
};

/** Stands where a section failed to load; it tries again when asked to or when the connection is back. */
export function ErrorState({
  title = 'This didn’t load',
  message = 'Check your connection and try again.',
  onRetry,
}: Props) {
  useConnectionBack(onRetry);
  const isOutdated = useIsPageOutdated();
  return (
    <Box role="alert">
      <EmptyState
        icon={mdiAlertCircleOutline}
        title={title}
        action={
          <Button variant="outlined" startIcon={<Icon path={mdiRefresh} />} onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {isOutdated ? outdatedText : message}
      </EmptyState>
    </Box>
  );
}
