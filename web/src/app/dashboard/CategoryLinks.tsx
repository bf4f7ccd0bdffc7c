import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSession } from '../../features/session/session.ts';
import type { CategoryLinks_CategoryFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { SidebarLink, SidebarLinks } from './SidebarLinks.tsx';

graphql(`
  fragment CategoryLinks_category on Category {
    title
    availableCount
  }
`);

type Props = { categories: FragmentType<CategoryLinks_CategoryFragment>[] };

/** Number of categories visible to admins, whose own menus are long. */
const rowsOfAdmins = 5;

/** A link to each category, with the number of products that can be bought in it. */
export function CategoryLinks({ categories }: Props) {
  const isAdmin = useSession().user?.role === 'ADMIN';
  if (categories.length === 0) return null;
  return (
    <SidebarLinks title="CATEGORIES" rows={isAdmin ? rowsOfAdmins : undefined}>
      {unmask<CategoryLinks_CategoryFragment>(categories).map(({ id, title, availableCount }) => (
        <SidebarLink key={id} to={paths.category(id)} text={title} count={availableCount} />
      ))}
    </SidebarLinks>
  );
}

/** Holds the place of those links. */
export function CategoryLinksSkeleton() {
  return (
    <Box role="status" aria-label="Loading the categories" sx={{ px: 1.5 }}>
      {[...'abcdefghij'].map((name) => (
        <Skeleton key={name} height={24} sx={{ my: 1.25 }} />
      ))}
    </Box>
  );
}
