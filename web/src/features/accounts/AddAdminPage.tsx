import { PageTitle } from '../../ui/PageTitle.tsx';

/** Where an admin makes another user an admin. */
export function AddAdminPage() {
  return <PageTitle title="Add Admin" />;
}
