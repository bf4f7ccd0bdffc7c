import { paths } from '../../lib/paths.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Announcements } from './Announcements.tsx';

/** The latest announcements. */
export function BlogPage() {
  return (
    <>
      <PageMeta
        title="Blog"
        description="Announcements from Fitness Zone, and what we are working on."
        path={paths.blog}
      />
      <PageTitle title="Blog" lead="What we are working on. The first stories follow soon." />
      <Announcements level="h2" />
    </>
  );
}
