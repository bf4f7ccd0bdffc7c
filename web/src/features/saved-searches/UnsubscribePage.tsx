import { stopsAll } from '@fitness-zone/contract/pages/unsubscribe-path.ts';
import { mdiEmailCheckOutline, mdiEmailOffOutline, mdiLinkOff } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStopAlertMailsMutation } from '../../generated/saved-searches.ts';
import { paths } from '../../lib/paths.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { DocumentTitle } from '../../ui/page/DocumentTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { stopAlertMailsOptions } from './savedSearch.cache.ts';

type Progress =
  | { state: 'asking' }
  | { state: 'stopped'; message: string }
  | { state: 'failed'; problem: string }
  | { state: 'unknown' };

/**
 * Target of an alert mail's unsubscribe link, without a sign-in. Waits for a click, since mail scanners open links,
 * too.
 */
export function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [stop, { loading }] = useStopAlertMailsMutation(stopAlertMailsOptions);
  const [progress, setProgress] = useState<Progress>({ state: token ? 'asking' : 'unknown' });

  async function send() {
    const outcome = await stop({ variables: { token } });
    if (outcome.ok) setProgress({ state: 'stopped', message: outcome.message });
    else if (outcome.refusal.code === 'INVALID') setProgress({ state: 'unknown' });
    else setProgress({ state: 'failed', problem: outcome.refusal.message });
  }

  if (progress.state === 'stopped') return <Stopped message={progress.message} />;
  if (progress.state === 'unknown') return <UnknownLink />;
  return (
    <>
      <DocumentTitle title="Stop alert emails" />
      <EmptyState
        icon={mdiEmailOffOutline}
        title="Stop these emails?"
        level="h1"
        action={
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
            {progress.state === 'failed' && <FormBanner>{progress.problem}</FormBanner>}
            <Button variant="contained" size="large" loading={loading} onClick={() => void send()}>
              Stop emails
            </Button>
          </Box>
        }
      >
        We’ll no longer email you about{' '}
        {stopsAll(token) ? 'your saved searches' : 'this saved search'}. Matches still appear in
        your notifications.
      </EmptyState>
    </>
  );
}

const toSavedSearches = (
  <ButtonLink to={paths.savedSearches} variant="contained">
    Saved searches
  </ButtonLink>
);

function Stopped({ message }: { message: string }) {
  return (
    <>
      <DocumentTitle title="Emails are off" />
      <Box role="status">
        <EmptyState
          icon={mdiEmailCheckOutline}
          title="Emails are off"
          level="h1"
          action={toSavedSearches}
        >
          {message} You can turn emails on again in your saved searches.
        </EmptyState>
      </Box>
    </>
  );
}

function UnknownLink() {
  return (
    <>
      <DocumentTitle title="Link not recognized" />
      <EmptyState
        icon={mdiLinkOff}
        title="This link doesn’t work"
        level="h1"
        action={toSavedSearches}
      >
        It isn’t complete. Open it from the email again, or turn emails off in your saved searches.
      </EmptyState>
    </>
  );
}
