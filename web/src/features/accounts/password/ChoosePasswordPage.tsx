import Skeleton from '@mui/material/Skeleton';
import type { FormikHelpers } from 'formik';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { authErrorText } from '../../session/identity/authErrors.ts';
import { loadIdentity } from '../../session/identity/loadIdentity.ts';
import { takeReturn } from '../../session/storedReturn.ts';
import { AccountLayout } from '../AccountLayout.tsx';
import { ChoosePasswordForm, type ChoosePasswordValues } from './ChoosePasswordForm.tsx';

/** Target of the password-reset mail's link. Firebase calls its code `oobCode`. */
export function ChoosePasswordPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const code = search.get('oobCode') ?? '';
  const isOther = search.get('mode') === 'verifyEmail';
  const { email, problem } = useResetEmail(isOther ? null : code);

  // Firebase has one action URL for the links of all its mails.
  if (isOther) return <Navigate to={paths.confirmEmail(code)} replace />;

  async function submit(
    { password }: ChoosePasswordValues,
    form: FormikHelpers<ChoosePasswordValues>,
  ) {
    try {
      await (await loadIdentity()).choosePassword(code, password);
      toast.success('Password changed. Please sign in');
      await navigate(paths.signIn, { replace: true, state: { ...takeReturn(), email } });
    } catch (error) {
      form.setStatus(authErrorText(error));
    }
  }

  return (
    <AccountLayout
      title="Reset password"
      lead={
        <>
          {email && `For ${email}. `}
          <TextLink to={paths.signIn}>Back to sign in</TextLink>
        </>
      }
    >
      {problem && <FormBanner>{problem}</FormBanner>}
      {email && <ChoosePasswordForm email={email} onSubmit={submit} />}
      {!email && !problem && <Skeleton variant="rounded" height={150} />}
    </AccountLayout>
  );
}

/** The address that a reset code was sent to, or the error. */
function useResetEmail(code: string | null) {
  const [found, setFound] = useState<{ email?: string; problem?: string }>({});
  useEffect(() => {
    if (code === null) return undefined;
    let left = false;
    const show = (next: typeof found) => {
      if (!left) setFound(next);
    };
    setFound({});
    loadIdentity()
      .then((identity) => identity.readReset(code))
      .then(
        (email) => show({ email }),
        (error: unknown) => show({ problem: authErrorText(error) }),
      );
    return () => {
      left = true;
    };
  }, [code]);
  return found;
}
