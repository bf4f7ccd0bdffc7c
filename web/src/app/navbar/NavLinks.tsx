import Box from '@mui/material/Box';
import { NavLink } from '../../ui/link/NavLink.tsx';
import { mainLinks } from './mainLinks.ts';

/** The site's main links in a row. */
export function NavLinks() {
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, ml: 1.5 }}
    >
      {mainLinks.map(({ text, ...link }) => (
        <Box
          key={link.to}
          component={NavLink}
          {...link}
          sx={{
            px: 1.5,
            py: 1,
            borderRadius: '10px',
            fontSize: '0.8125rem',
            fontWeight: 600,
            letterSpacing: '0.04em',
            whiteSpace: 'nowrap',
            textDecoration: 'none',
            color: 'text.secondary',
            transition: 'color 150ms, background-color 150ms',
            '&:hover': { color: 'text.primary', bgcolor: 'tint' },
            '&.active': { color: 'primary.main' },
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
