import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../lib/paths.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { Wide } from '../ui/Wide.tsx';
import { Brand } from './Brand.tsx';

/** The end of every page. */
export function Footer() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: 8, py: 6 }}>
      <Wide sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '2fr 1fr' } }}>
        <Brand />
        <Box component="nav" aria-label="Company">
          <Typography variant="overline" component="h2">
            Company
          </Typography>
          <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
            <TextLink to={paths.about}>About us</TextLink>
            <TextLink to={paths.contact}>Contact</TextLink>
          </Box>
        </Box>
      </Wide>
    </Box>
  );
}
