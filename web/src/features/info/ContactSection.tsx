import Box from '@mui/material/Box';
import { ContactForm } from './ContactForm.tsx';
import { StoreDetails } from './StoreDetails.tsx';

export const ContactSection = () => (
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
);
