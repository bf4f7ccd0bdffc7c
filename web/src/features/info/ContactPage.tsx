import Box from '@mui/material/Box';
import { paths } from '../../lib/paths.ts';
import { PublicPageTitle } from '../../ui/page/PublicPageTitle.tsx';
import { ContactForm } from './ContactForm.tsx';
import { StoreDetails } from './StoreDetails.tsx';

export function ContactPage() {
  return (
    <>
      <PublicPageTitle
        title="Contact us"
        lead="Come by during store hours, or call: you’ll reach a person who knows a rower from a ski erg."
        description="Address, telephone and store hours of Fitness Zone."
        path={paths.contact}
      />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { md: '1fr 1.6fr' },
          alignItems: 'start',
        }}
      >
        <StoreDetails />
        <ContactForm />
      </Box>
    </>
  );
}
