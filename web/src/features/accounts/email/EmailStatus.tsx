import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { toast } from '../../../ui/toasts/toast.ts';
import { authErrorText } from '../../session/identity/authErrors.ts';
import { useSession } from '../../session/session.ts';
import { DemoMail } from './DemoMail.tsx';

type Progress = 'unknown' | 'confirmed' | 'open' | 'pending' | 'sent';

/** Shows whether the address is confirmed at the identity provider, and offers to resend the mail. */
export function EmailStatus({ email }: { email: string }) {
  const { isEmailVerified, sendEmailVerification } = useSession();
  const [progress, setProgress] = useState<Progress>('unknown');
  useEffect(() => {
    let left = false;
    isEmailVerified().then(
      (verified) => {
        if (!left) setProgress(verified ? 'confirmed' : 'open');
      },
      // Shows nothing without an answer; the rest of the page works.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [isEmailVerified]);

  async function send() {
    setProgress('pending');
    try {
      await sendEmailVerification();
      setProgress('sent');
    } catch (error) {
      setProgress('open');
      toast.error(authErrorText(error));
    }
  }

  if (progress === 'unknown') return <>…</>;
  if (progress === 'confirmed') return <>Yes</>;
  if (progress === 'sent') {
    return (
      <>
        <Typography variant="body2" role="status" sx={{ mb: 1 }}>
          We sent you a link.
        </Typography>
        <DemoMail kind="VERIFY_EMAIL" email={email} />
      </>
    );
  }
  return (
    <>
      Not yet.{' '}
      <Button size="small" loading={progress === 'pending'} onClick={() => void send()}>
        Send link
      </Button>
    </>
  );
}
