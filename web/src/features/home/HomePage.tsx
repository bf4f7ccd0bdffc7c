import Box from '@mui/material/Box';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import { PageContainer } from '../../ui/PageContainer.tsx';
import { Section } from '../../ui/Section.tsx';
import { Announcements } from '../info/Announcements.tsx';
import { Counters } from './Counters.tsx';
import { Hero } from './Hero.tsx';
import { HomeProducts, HomeQuery } from './HomeProducts.tsx';
import { InfoCards } from './InfoCards.tsx';
import { PromoBanners } from './PromoBanners.tsx';
import { Testimonials } from './Testimonials.tsx';

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) => client.query({ query: HomeQuery });

/** The shop's front window. */
export function HomePage() {
  return (
    <PageContainer sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 7, md: 11 } }}>
      <DocumentTitle />
      <Box sx={{ display: 'grid', gap: { xs: 1.5, md: 2.5 } }}>
        <Hero />
        <PromoBanners />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 7, md: 11 },
          mt: { xs: 7, md: 10 },
        }}
      >
        <HomeProducts />
        <InfoCards />
        <Testimonials />
        <Counters />
        <Section title="Latest" lead="Announcements from the shop floor.">
          <Announcements />
        </Section>
      </Box>
    </PageContainer>
  );
}
