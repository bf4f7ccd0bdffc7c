import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { authErrorText } from '../../session/identity/authErrors.ts';
import { loadIdentity } from '../../session/identity/loadIdentity.ts';
import { clearSessionNotice } from '../../session/sessionNotice.ts';
import { takeReturn } from '../../session/storedReturn.ts';
import type { SignInState } from '../../session/wantedAct.ts';
import { AccountLayout } from '../AccountLayout.tsx';

type Progress = { state: 'asking' | 'pending' | 'done' } | { state: 'failed'; problem: string };

/**
 * Target of the confirmation mail's link. Firebase calls its code `oobCode`. Waits for a click, since mail scanners
 * open links, too.
 */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const [progress, setProgress] = useState<Progress>({ state: 'asking' });
  const [from, setFrom] = useState<NonNullable<SignInState>['from']>();

  async function confirm() {
    setProgress({ state: 'pending' });
    try {
      await (await loadIdentity()).verifyEmail(search.get('oobCode') ?? '');
      clearSessionNotice();
      setFrom(takeReturn()?.from);
      setProgress({ state: 'done' });
    } catch (error) {
      setProgress({ state: 'failed', problem: authErrorText(error) });
    }
  }

  return (
    <AccountLayout
      title="Confirm your email address"
      lead={<TextLink to={paths.profile}>Go to your profile</TextLink>}
    >
      {progress.state === 'failed' && <FormBanner>{progress.problem}</FormBanner>}
      {progress.state === 'done' ? (
        <>
          <Typography role="status">Thank you. Your email address is confirmed.</Typography>
          {from && (
            <ButtonLink to={from} variant="contained" size="large">
              Go back to where you were
            </ButtonLink>
          )}
        </>
      ) : (
        <Button
          variant="contained"
          size="large"
          loading={progress.state === 'pending'}
          onClick={() => void confirm()}
        >
          Confirm my address
        </Button>
      )}
    </AccountLayout>
  );
}
