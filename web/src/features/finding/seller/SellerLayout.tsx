import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { SellerLayout_UserFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx';
import { PageMeta } from '../../../ui/page/PageMeta.tsx';
import { CardGridSkeleton } from '../../../ui/state/Skeletons.tsx';
import { SellerHead } from './SellerHead.tsx';
import { SellerTabs } from './SellerTabs.tsx';
import { type SellerTab, sellerTabPaths } from './sellerTabPaths.ts';

graphql(`
  fragment SellerLayout_user on User {
    name
    ...SellerHead_user
    ...SellerTabs_user
  }
`);

type Props = {
  seller: FragmentType<SellerLayout_UserFragment>;
  /** tab whose content is below */
  shows: SellerTab;
  children: ReactNode;
};

/** The frame of a seller's pages: head, and tabs for products for sale, sold products and reviews. */
export function SellerLayout({ seller: masked, shows, children }: Props) {
  const seller = unmask<SellerLayout_UserFragment>(masked);
  const { id, name } = seller;
  return (
    <>
      <PageMeta {...metaOf[shows](name)} path={sellerTabPaths[shows](id)} />
      <Breadcrumbs trail={[{ text: 'PAGES', to: paths.pages }]} here={name} />
      <SellerHead seller={seller} />
      <SellerTabs seller={seller} shows={shows} />
      {children}
    </>
  );
}

const metaOf: Record<SellerTab, (name: string) => { title: string; description: string }> = {
  'for sale': (name) => ({
    title: name,
    description: `Used fitness equipment that ${name} has for sale.`,
  }),
  sold: (name) => ({
    title: `Sold by ${name}`,
    description: `Used fitness equipment that ${name} has sold.`,
  }),
  reviews: (name) => ({
    title: `Reviews of ${name}`,
    description: `What buyers of used fitness equipment say about ${name}.`,
  }),
};

/** Placeholder for a seller's page. */
export function SellerSkeleton() {
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 2.5, mt: 5, mb: 9 }}>
        <Skeleton variant="circular" width={72} height={72} />
        <Box>
          <Skeleton width={220} height={48} />
          <Skeleton width={160} height={24} />
        </Box>
      </Box>
      <CardGridSkeleton />
    </>
  );
}
