import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Announcements } from './Announcements.tsx';

/** The latest announcements. */
export function BlogPage() {
  return (
    <>
      <PageTitle
        title="Blog"
        lead="What we are working on. The first stories follow soon."
        meta={{
          description: 'Announcements from Fitness Zone, and what we are working on.',
          path: paths.blog,
        }}
      />
      <Announcements level="h2" />
    </>
  );
}
