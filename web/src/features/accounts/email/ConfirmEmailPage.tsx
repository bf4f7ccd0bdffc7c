import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { authErrorText } from '../../session/identity/authErrors.ts';
import { loadIdentity } from '../../session/identity/loadIdentity.ts';
import { clearSessionNotice } from '../../session/sessionNotice.ts';
import { AccountLayout } from '../AccountLayout.tsx';

type Progress = { state: 'asking' | 'pending' | 'done' } | { state: 'failed'; problem: string };

/**
 * Where the link of a mail leads that asks to confirm an address. Firebase calls its code `oobCode`.
 * It waits for a click: programs that look at mails open their links, too.
 */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const [progress, setProgress] = useState<Progress>({ state: 'asking' });

  async function confirm() {
    setProgress({ state: 'pending' });
    try {
      await (await loadIdentity()).verifyEmail(search.get('oobCode') ?? '');
      clearSessionNotice();
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
        <Typography role="status">Thank you. Your email address is confirmed.</Typography>
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
