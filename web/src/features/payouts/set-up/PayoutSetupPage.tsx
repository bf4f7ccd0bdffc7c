import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useConfig } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { usePayoutSetup } from './usePayoutSetup.ts';

/** The card provider redirects expired set-up links here; this page continues with a new link. */
export function PayoutSetupPage() {
  const { payouts } = useConfig();
  const { setUp, isDone, fault } = usePayoutSetup();
  const { isOn } = payouts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    if (isOn) void setUp();
  }, [isOn]);
  if (!isOn || isDone) return <Navigate to={paths.payouts} replace />;
  return (
    <>
      <PageTitle
        title="Set up payouts"
        lead={
          fault
            ? undefined
            : 'That link had expired. We’re taking you back to our payment provider.'
        }
        actions={
          <ButtonLink to={paths.payouts} color="inherit">
            Back to payouts
          </ButtonLink>
        }
      />
      {fault ? (
        <ErrorState title="The set-up didn’t open" message={fault} onRetry={() => void setUp()} />
      ) : (
        <LinearProgress aria-label="Opening the payment provider’s page" />
      )}
    </>
  );
}
