import { paths } from '../../lib/paths.ts';
import { PublicPageTitle } from '../../ui/page/PublicPageTitle.tsx';
import { Announcements } from './Announcements.tsx';

/** The latest announcements. */
export function BlogPage() {
  return (
    <>
      <PublicPageTitle
        title="Blog"
        lead="What we are working on. The first stories follow soon."
        description="Announcements from Fitness Zone, and what we are working on."
        path={paths.blog}
      />
      <Announcements level="h2" />
    </>
  );
}
