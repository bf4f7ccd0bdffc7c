import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { HomeDocument } from '../../generated/home.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { useConfig } from '../../lib/config.ts';
import { paths } from '../../lib/paths.ts';
import { useStructuredData } from '../../lib/rendered/renderedPage.ts';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { PlacesCredit } from '../places/PlacesCredit.tsx';
import { RecentlySeen } from '../product/recent/RecentlySeen.tsx';
import { useSession } from '../session/session.ts';
import { HomeProducts } from './HomeProducts.tsx';
import { HomeSearch } from './HomeSearch.tsx';

const Company = lazyChunk(async () => (await import('./company/Company.tsx')).Company, {
  suspends: true,
});
if (import.meta.env.SSR) await Company.load();
const TaskStrip = lazyChunk(async () => (await import('../tasks/TaskStrip.tsx')).TaskStrip);

export const prefetch: Prefetch = (client) => client.query({ query: HomeDocument });

const summary =
  'Used fitness equipment from people who looked after it. Browse, book and pay by card.';

const titleSize = { fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)' };

/** Reserved from the first paint, so that nothing moves when the tasks arrive. */
const roomForTasks = {
  display: 'none',
  'html[data-signed-in] &': { display: 'block' },
  height: 56,
  mb: { xs: 2.5, md: 3 },
} as const;

export function HomePage() {
  useCompanyData();
  const { user } = useSession();
  return (
    <PageContainer sx={{ pt: { xs: 2, md: 3.5 }, pb: { xs: 7, md: 11 } }}>
      <PageMeta description={summary} path={paths.home} />
      <Box sx={{ maxWidth: 760, mb: { xs: 2, md: 3 } }}>
        <Typography variant="h1" sx={{ ...titleSize, mb: { xs: 1.25, md: 1.75 } }}>
          Used fitness gear near you
        </Typography>
        <HomeSearch />
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
          <PlacesCredit />
        </Typography>
      </Box>
      <Box sx={roomForTasks}>{user && <TaskStrip role={user.role} />}</Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 4.5, md: 8 },
          // The first screen is denser: the search, the categories and the newest products.
          '& > nav + section': { mt: { xs: -2, md: -4.5 } },
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

/** Tells search engines who runs the shop (https://schema.org/Organization). */
function useCompanyData(): void {
  const { publicUrl, socialLinks } = useConfig();
  useStructuredData(() => ({
    '@type': 'Organization',
    name: 'Fitness Zone',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    foundingDate: '2015',
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  }));
}
