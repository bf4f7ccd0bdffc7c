import { PageTitle } from '../../ui/PageTitle.tsx';

/** Announcements. */
export function BlogPage() {
  return <PageTitle title="Blog" />;
}
