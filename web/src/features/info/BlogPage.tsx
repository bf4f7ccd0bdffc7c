import { PageTitle } from '../../ui/PageTitle.tsx';
import { Announcements } from './Announcements.tsx';

/** The latest announcements. */
export function BlogPage() {
  return (
    <>
      <PageTitle title="Blog" lead="What we are working on. The first stories follow soon." />
      <Announcements level="h2" />
    </>
  );
}
