import Box from '@mui/material/Box';
import { NavLink } from '../../ui/link/NavLink.tsx';
import { mainLinks } from './mainLinks.ts';

/** The site's main links, one below the other. */
export function DrawerMainLinks() {
  return (
    <Box component="nav" aria-label="Main" sx={{ display: 'grid' }}>
      {mainLinks.map(({ text, ...link }) => (
        <Box
          key={link.to}
          component={NavLink}
          {...link}
          sx={{
            py: 1.5,
            px: 1,
            borderBottom: 1,
            borderColor: 'divider',
            color: 'text.primary',
            fontWeight: 600,
            textDecoration: 'none',
            '&.active': { color: 'primary.main' },
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
