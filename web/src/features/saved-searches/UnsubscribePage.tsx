import { type StoppedMails, stoppedBy } from '@fitness-zone/contract/pages/unsubscribe-path.ts';
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

const questions: Record<StoppedMails, string> = {
  search: 'We’ll no longer email you about this saved search.',
  account: 'We’ll no longer email you about your saved searches.',
  kind: 'We’ll no longer send you emails of this kind.',
  all: 'We’ll only email you about your account itself.',
};

/**
 * Target of a mail's unsubscribe link, without a sign-in. Waits for a click, since mail scanners open links,
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

  const scope = stoppedBy(token) ?? 'search';
  if (progress.state === 'stopped') return <Stopped scope={scope} message={progress.message} />;
  if (progress.state === 'unknown') return <UnknownLink />;
  return (
    <>
      <DocumentTitle title="Stop emails" />
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
        {questions[scope]} You still find everything in your notifications.
      </EmptyState>
    </>
  );
}

const toNotifications = (
  <ButtonLink to={paths.notifications} variant="contained">
    Notifications
  </ButtonLink>
);

const toSavedSearches = (
  <ButtonLink to={paths.savedSearches} variant="contained">
    Saved searches
  </ButtonLink>
);

function Stopped({ scope, message }: { scope: StoppedMails; message: string }) {
  const isOfSearches = scope === 'search' || scope === 'account';
  return (
    <>
      <DocumentTitle title="Emails are off" />
      <Box role="status">
        <EmptyState
          icon={mdiEmailCheckOutline}
          title="Emails are off"
          level="h1"
          action={isOfSearches ? toSavedSearches : toNotifications}
        >
          {message} You can turn emails on again in your{' '}
          {isOfSearches ? 'saved searches' : 'notifications'}.
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
        action={toNotifications}
      >
        It isn’t complete. Open it from the email again, or turn emails off in your notifications.
      </EmptyState>
    </>
  );
}
