import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useRootData } from '../root.ts';
import { CategoryLinks, CategoryLinksSkeleton } from './CategoryLinks.tsx';
import { RoleLinks } from './RoleLinks.tsx';

type Props = {
  /** the filters of the list beside the sidebar */
  filters?: ReactNode;
};

/** The categories for everybody, and below them the screens of the signed-in person's role. */
export function Sidebar({ filters }: Props) {
  const data = useRootData();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3.5, md: 2.5 } }}>
      {data ? <CategoryLinks categories={data.categories} /> : <CategoryLinksSkeleton />}
      {filters}
      <RoleLinks />
    </Box>
  );
}
