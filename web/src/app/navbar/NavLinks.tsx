import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

const links = [
  { to: paths.home, text: 'HOME' },
  { to: paths.pages, text: 'PAGES' },
  { to: paths.about, text: 'ABOUT US' },
  { to: paths.contact, text: 'CONTACT US' },
];

/** The site's main links in a row. */
export function NavLinks() {
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, ml: 2 }}
    >
      {links.map(({ to, text }) => (
        <Box
          key={to}
          component={NavLink}
          to={to}
          end={to === paths.home}
          sx={{
            px: 1.5,
            py: 1,
            borderRadius: '10px',
            fontSize: '0.8125rem',
            fontWeight: 600,
            letterSpacing: '0.04em',
            textDecoration: 'none',
            color: 'text.secondary',
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
