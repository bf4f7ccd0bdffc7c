import Divider from '@mui/material/Divider';
import type { FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { ContactLinked } from '../../session/ContactLinked.tsx';
import { authErrorText } from '../../session/identity/authErrors.ts';
import { useSession } from '../../session/session.ts';
import { ForgottenPassword } from '../password/ForgottenPassword.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { ReturnToPage } from './ReturnToPage.tsx';
import { SignInForm, type SignInValues } from './SignInForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useIdentityPreload } from './useIdentityPreload.ts';
import { useReturnLocation } from './useReturnLocation.ts';

/** Returns to the previous page afterwards. */
export function SignInPage() {
  const { user, signIn, exchangeToken, setLoading } = useSession();
  const { state } = useReturnLocation();
  const { demoAccounts } = useConfig();
  const initial = state?.email ? { email: state.email, password: '' } : undefined;
  useIdentityPreload();
  if (user) return <ReturnToPage />;

  /** Resolves to an error message or null. */
  async function enter({ email, password }: SignInValues): Promise<ReactNode | null> {
    try {
      await signIn(email, password);
      const { success, message, code } = await exchangeToken();
      if (success) {
        toast.success(' user sign in successfully');
        return null;
      }
      // Too long for a toast, and must stay visible.
      if (code !== 'SUSPENDED') toast.error(message);
      return <ContactLinked text={message} />;
    } catch (error) {
      setLoading(false);
      return authErrorText(error);
    }
  }

  async function submit(values: SignInValues, form: FormikHelpers<SignInValues>) {
    const problem = await enter(values);
    if (problem) form.setStatus(problem);
  }

  return (
    <SignInLayout
      title="Sign in"
      description="Sign in to Fitness Zone to book, sell and pay."
      path={paths.signIn}
      lead={
        <>
          New here?{' '}
          <TextLink to={paths.signUp} state={state}>
            Create an account
          </TextLink>
        </>
      }
    >
      <SignInForm
        onSubmit={submit}
        forgotten={(email) => <ForgottenPassword email={email} />}
        {...(initial && { initial })}
      />
      <Divider sx={{ color: 'text.secondary', typography: 'caption' }}>or</Divider>
      <GoogleButton />
      {demoAccounts && <DemoAccounts accounts={demoAccounts} onPick={enter} />}
    </SignInLayout>
  );
}
