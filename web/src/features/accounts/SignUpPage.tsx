import { PageTitle } from '../../ui/PageTitle.tsx';

/** Where people create an account. */
export function SignUpPage() {
  return <PageTitle title="Sign up" />;
}
