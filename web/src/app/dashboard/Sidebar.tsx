import Box from '@mui/material/Box';
import { useSession } from '../../features/session/session.ts';
import { useRootData } from '../root.ts';
import { CategoryLinks, CategoryLinksSkeleton } from './CategoryLinks.tsx';
import { LazyRoleLinks } from './LazyRoleLinks.ts';

/** The categories for everybody, with the screens of the signed-in user's role directly below. */
export function Sidebar() {
  const { user } = useSession();
  const data = useRootData();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3.5, md: 2 } }}>
      {data ? <CategoryLinks categories={data.categories} /> : <CategoryLinksSkeleton />}
      {user && <LazyRoleLinks />}
    </Box>
  );
}
