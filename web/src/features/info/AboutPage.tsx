import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { PublicPageTitle } from '../../ui/page/PublicPageTitle.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ContactSection } from './ContactSection.tsx';

const steps = [
  {
    figure: 'Blind',
    title: 'Traders bid blind',
    text: 'Only the seller sees your offer. You bid what the equipment is worth to you, and the seller gets honest figures.',
  },
  {
    figure: '90 days',
    title: 'The seller decides',
    text: 'The seller has 90 days to accept or decline a bid. Until then nothing moves and nothing is owed.',
  },
  {
    figure: '50 + 50',
    title: 'Payment in two instalments',
    text: '50% before extraction, and the balance on the final day or no later than 3 working days after extraction.',
  },
];

export function AboutPage() {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 7, md: 10 } }}>
      <Box>
        <PublicPageTitle
          title="About us"
          description="Who runs Fitness Zone, how trading used fitness equipment works here, and how to reach us."
          path={paths.about}
        />
        <Typography sx={{ typography: { xs: 'h3', md: 'h2' }, fontWeight: 500, maxWidth: '38ch' }}>
          Fitness Zone was launched in 2015 with one idea: good equipment should be used until it is
          used up.
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 3, maxWidth: '65ch' }}>
          Gyms renew their floors every few years, and people move house, change sport or simply
          stop. What they leave behind still has thousands of hours in it. We bring it to the people
          who will use them: with its true condition, its age and one fair price.
        </Typography>
        <ButtonLink to={paths.pages} variant="contained" size="large" sx={{ mt: 4 }}>
          Browse products
        </ButtonLink>
      </Box>
      <Section title="How trading works">
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: { xs: 2, md: 3 },
            gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {steps.map(({ figure, title, text }) => (
            <Box
              key={title}
              component="li"
              sx={{
                p: { xs: 3, md: 4 },
                border: 1,
                borderColor: 'divider',
                borderRadius: '16px',
                bgcolor: 'background.paper',
              }}
            >
              <Typography variant="h1" component="p" color="primary" sx={{ mb: 3 }}>
                {figure}
              </Typography>
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
        <Typography color="textSecondary" sx={{ mt: 3, maxWidth: '65ch' }}>
          You can also skip bidding: every product has a fixed price that you can pay at once by
          card. <TextLink to={paths.howItWorks}>How it works</TextLink> shows a deal step by step.
        </Typography>
      </Section>
      <ContactSection />
    </Box>
  );
}
