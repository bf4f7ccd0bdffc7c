import { PageTitle } from '../../ui/PageTitle.tsx';

/** Where people sign in. */
export function SignInPage() {
  return <PageTitle title="Sign in" />;
}
