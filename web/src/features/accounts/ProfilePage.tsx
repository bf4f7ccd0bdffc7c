import { PageTitle } from '../../ui/PageTitle.tsx';

/** Where people change their name and photo. */
export function ProfilePage() {
  return <PageTitle title="Profile" />;
}
