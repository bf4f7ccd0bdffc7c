import { mdiAlertCircleOutline, mdiRefresh, mdiWifiOff } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { outdatedText, useIsPageOutdated } from '../../lib/build.ts';
import { useConnectionBack, useIsOffline } from '../../lib/connection.ts';
import { Icon } from '../Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  title?: string;
  /** the error in words */
  message?: string;
  onRetry: () => void;
};

/**
 * Shown for a section that failed to load; retries on request or when the connection is back. Offline it shows a text
 * of its own instead of `title` and `message`, and no Retry.
 */
export function ErrorState({
  title = 'This didn’t load',
  message = 'Check your connection and try again.',
  onRetry,
}: Props) {
  useConnectionBack(onRetry);
  const isOutdated = useIsPageOutdated();
  if (useIsOffline())
    return (
      <Box role="alert">
        <EmptyState icon={mdiWifiOff} title="Not kept on this device">
          It will load when you’re back online. Pages that you opened before still work.
        </EmptyState>
      </Box>
    );
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
