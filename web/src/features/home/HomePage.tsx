import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { HomeDocument } from '../../generated/home.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { paths } from '../../lib/paths.ts';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { RecentlySeen } from '../catalog/recent/RecentlySeen.tsx';
import { Hero } from './Hero.tsx';
import { HomeProducts } from './HomeProducts.tsx';
import { useCompanyData } from './useCompanyData.ts';

const Company = lazyChunk(async () => (await import('./company/Company.tsx')).Company, {
  suspends: true,
});
if (import.meta.env.SSR) await Company.load();

export const prefetch: Prefetch = (client) => client.query({ query: HomeDocument });

const summary =
  'Used fitness equipment from people who looked after it. Browse, book and pay by card.';

/** The shop's front window. */
export function HomePage() {
  useCompanyData();
  return (
    <PageContainer sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 7, md: 11 } }}>
      <PageMeta description={summary} path={paths.home} />
      <Hero />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 5, md: 8 },
          mt: { xs: 2, md: 2.5 },
          // The first screen is denser: the search, the categories and the newest products.
          '& > nav + section': { mt: { xs: -2.5, md: -5 } },
        }}
      >
        <HomeProducts />
        <RecentlySeen />
        <Suspense fallback={<Box sx={{ minHeight: { xs: 1400, md: 800 } }} />}>
          <Company />
        </Suspense>
      </Box>
    </PageContainer>
  );
}
