import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../../lib/paths.ts';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { Brand } from '../layout/Brand.tsx';
import { useRootData } from '../root.ts';
import { Tabs } from '../tabs/Tabs.tsx';
import { BackToTop } from './BackToTop.tsx';
import { FooterCategories } from './FooterCategories.tsx';
import { FooterLink, FooterLinks } from './FooterLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { siteLinksId } from './siteLinksId.ts';

/** The footer of every page: the categories, the company, the brand. */
export function Footer() {
  const data = useRootData();
  return (
    <Box
      component="footer"
      id={siteLinksId}
      sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'sunken' }}
    >
      <PageContainer
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 6 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 1.3fr) minmax(0, 2fr) minmax(0, 1fr)',
          },
          pt: { xs: 6, md: 8 },
          pb: { xs: 4, md: 5 },
        }}
      >
        <Box>
          <Brand />
          <Typography color="textSecondary" sx={{ mt: 2, mb: 2.5, maxWidth: '34ch' }}>
            Used fitness equipment, honestly described and fairly priced. Since 2015.
          </Typography>
          <SocialLinks />
        </Box>
        {data?.categories.length !== 0 && <FooterCategories categories={data?.categories ?? []} />}
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <FooterLinks title="Company">
            <FooterLink to={paths.about}>About us</FooterLink>
            <FooterLink to={paths.contact}>Contact</FooterLink>
          </FooterLinks>
          <FooterLinks title="Help">
            <FooterLink to={paths.howItWorks}>How it works</FooterLink>
          </FooterLinks>
        </Box>
      </PageContainer>
      <PageContainer sx={{ py: 2.5 }}>
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5 }}
          // A cached page may be from last year.
          suppressHydrationWarning
        >
          © 2015–{new Date().getFullYear()} Fitness Zone
        </Typography>
      </PageContainer>
      <BackToTop />
      <Tabs />
    </Box>
  );
}
