import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { NavLink } from '../../ui/link/NavLink.tsx';

/** A titled menu in the sidebar. */
export function SidebarLinks({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography
        id={id}
        variant="overline"
        component="h2"
        color="textSecondary"
        sx={{ px: 1.5, mb: 0.75, display: 'block' }}
      >
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {children}
      </Box>
    </Box>
  );
}

type LinkProps = {
  to: string;
  text: string;
  icon?: string;
  /** a quiet figure at the end of the line */
  count?: number | undefined;
};

/** One line of such a menu; highlighted while its page is shown. */
export function SidebarLink({ to, text, icon, count }: LinkProps) {
  return (
    <li>
      <Box
        component={NavLink}
        to={to}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minHeight: { xs: 42, md: 34 },
          px: 1.5,
          py: 0.5,
          borderRadius: '10px',
          typography: 'body2',
          fontWeight: 500,
          color: 'text.primary',
          textDecoration: 'none',
          transition: 'background-color 150ms',
          '& svg': { color: 'text.secondary' },
          '&:hover': { bgcolor: 'tint' },
          '&.active': { bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 },
          '&.active svg': { color: 'inherit' },
        }}
      >
        {icon && <Icon path={icon} />}
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        {count !== undefined && (
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {count}
          </Typography>
        )}
      </Box>
    </li>
  );
}
