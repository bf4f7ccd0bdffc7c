import { mdiAlertCircleOutline, mdiRefresh } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { outdatedText, useIsPageOutdated } from '../../lib/build.ts';
import { useConnectionBack } from '../../lib/connection.ts';
import { Icon } from '../Icon.tsx';
import { useRestoreFocus } from '../useRestoreFocus.ts';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  title?: string;
  /** the error in words */
  message?: string;
  /** if it gives a promise, the button waits for it */
  onRetry: () => unknown;
};

/** Shown for a section that failed to load; retries on request or when the connection is back. */
export function ErrorState({
  title = 'This didn’t load',
  message = 'Check your connection and try again.',
  onRetry,
}: Props) {
  useConnectionBack(onRetry);
  const isOutdated = useIsPageOutdated();
  const [isTrying, setTrying] = useState(false);
  const button = useRestoreFocus(isTrying);
  const retry = () => {
    setTrying(true);
    const tried = () => setTrying(false);
    // Whoever retries shows the error.
    Promise.resolve(onRetry()).then(tried, tried);
  };
  return (
    <Box role="alert">
      <EmptyState
        icon={mdiAlertCircleOutline}
        title={title}
        action={
          <Button
            ref={button}
            variant="outlined"
            startIcon={<Icon path={mdiRefresh} />}
            loading={isTrying}
            loadingPosition="start"
            onClick={retry}
          >
            Retry
          </Button>
        }
      >
        {isOutdated ? outdatedText : message}
      </EmptyState>
    </Box>
  );
}
