import type { FormikHelpers } from 'formik';
import { paths } from '../../../lib/paths.ts';
import { showRefusal } from '../../../ui/form/showRefusal.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { ContactLinked } from '../../session/ContactLinked.tsx';
import { useSession } from '../../session/session.ts';
import { storeReturn } from '../../session/storedReturn.ts';
import { isOfBuyers, type SignInState } from '../../session/wantedAct.ts';
import { usePhotoUpload } from '../../uploads/usePhotoUpload.ts';
import { ReturnToPage } from '../sign-in/ReturnToPage.tsx';
import { SignInLayout } from '../sign-in/SignInLayout.tsx';
import { useIdentityPreload } from '../sign-in/useIdentityPreload.ts';
import { useReturnLocation } from '../sign-in/useReturnLocation.ts';
import { SignUpForm, type SignUpValues } from './SignUpForm.tsx';
import { useSignUp } from './useSignUp.ts';

/** The role that the interrupted act requires; empty for either role. */
const roleFor = (state: SignInState): SignUpValues['userRole'] => {
  if (state?.from?.pathname === paths.addProduct) return 'SELLER';
  return state?.act && isOfBuyers(state.act) ? 'BUYER' : '';
};

/** Returns to the previous page afterwards. */
export function SignUpPage() {
  const { user } = useSession();
  const { state } = useReturnLocation();
  const { upload, progress } = usePhotoUpload();
  const signUp = useSignUp(upload);
  useIdentityPreload();
  if (user) return <ReturnToPage />;

  async function submit(values: SignUpValues, form: FormikHelpers<SignUpValues>) {
    const outcome = await signUp(values);
    if (!outcome.done && outcome.isTaken) {
      form.setStatus(
        <TextLink to={paths.signIn} state={{ ...state, email: values.email }} color="inherit">
          {outcome.message}
        </TextLink>,
      );
    } else if (!outcome.done && outcome.field === null) {
      form.setStatus(<ContactLinked text={outcome.message} />);
    } else if (!outcome.done) showRefusal(form, values, outcome);
    else if (outcome.existed) toast.blank('You already have an account, so we signed you in.');
    else {
      // The confirmation mail's link opens another tab.
      storeReturn(state);
      toast.success('user create successfully');
    }
  }

  return (
    <SignInLayout
      title="Sign up"
      description="Create an account at Fitness Zone to buy or sell used fitness equipment."
      path={paths.signUp}
      lead={
        <>
          Already have an account?{' '}
          <TextLink to={paths.signIn} state={state}>
            Sign in
          </TextLink>
        </>
      }
    >
      <SignUpForm onSubmit={submit} progress={progress} role={roleFor(state)} />
    </SignInLayout>
  );
}
