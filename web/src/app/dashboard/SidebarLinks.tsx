import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { NavLink } from '../../ui/link/NavLink.tsx';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import type { LinkCount } from './useLinkCounts.ts';

/** The height of a line beside the page, and the gap between two, in pixels. */
const rowHeight = 30;
const rowGap = 1;

const figure = { fontVariantNumeric: 'tabular-nums' } as const;

type LinksProps = {
  title: string;
  /** number of links visible beside the page; all by default */
  rows?: number | undefined;
  children: ReactNode;
};

export function SidebarLinks({ title, rows, children }: LinksProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another link is the current one.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the list: `scrollIntoView` would scroll the page, too.
    if (rows && list.current && current) list.current.scrollTop = current.offsetTop - rowHeight;
  }, [rows, pathname]);
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
      <Box
        component="ul"
        ref={list}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: `${rowGap}px`,
          ...(rows && {
            position: 'relative',
            maxHeight: { md: rows * (rowHeight + rowGap) - rowGap },
            overflowY: { md: 'auto' },
            scrollbarWidth: 'thin',
          }),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

type LinkProps = {
  to: string;
  text: string;
  icon?: string;
  /** an unobtrusive number at the end of the line */
  count?: number;
  /** count beside the link; none for 0 */
  due?: LinkCount | undefined;
};

/** A line of the menu, highlighted while its page is shown. */
export function SidebarLink({ to, text, icon, count, due }: LinkProps) {
  return (
    <li>
      <Box
        component={NavLink}
        to={to}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minHeight: { xs: 42, md: rowHeight },
          px: 1.5,
          py: 0.25,
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
          <Typography component="span" variant="caption" color="textSecondary" sx={figure}>
            {count}
          </Typography>
        )}
        {due && due.count > 0 && (
          <Box
            component="span"
            sx={{
              ...figure,
              position: 'relative',
              minWidth: 20,
              px: 0.75,
              borderRadius: '10px',
              bgcolor: 'accent.main',
              color: 'accent.contrastText',
              fontSize: '0.6875rem',
              lineHeight: '20px',
              fontWeight: 700,
              textAlign: 'center',
            }}
          >
            {due.count}
            {due.atLeast && '+'}
            <HiddenText> {due.of}</HiddenText>
          </Box>
        )}
      </Box>
    </li>
  );
}
