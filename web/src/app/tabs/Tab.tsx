import Box from '@mui/material/Box';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NavLink } from '../../ui/link/NavLink.tsx';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import type { LinkCount } from '../dashboard/useLinkCounts.ts';
import { siteLinksId } from '../footer/siteLinksId.ts';

const look = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 0.25,
  minWidth: 0,
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  lineHeight: '16px',
  fontWeight: 600,
  textDecoration: 'none',
  '&.active, &[aria-expanded=true]': { color: 'primary.main' },
  // Keeps the focus ring inside the window.
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;

type ContentProps = {
  text: string;
  /** path of an icon */
  icon: string;
  /** none for 0 */
  due?: LinkCount | undefined;
};

function Content({ text, icon, due }: ContentProps) {
  return (
    <>
      <Box component="span" sx={{ position: 'relative', display: 'inline-flex', px: 1 }}>
        <Icon path={icon} size={24} />
        {due && <CountBadge count={due.count} />}
      </Box>
      <span>
        {text}
        {due && due.count > 0 && (
          <HiddenText>
            {' '}
            {due.count}
            {due.atLeast && '+'} {due.of}
          </HiddenText>
        )}
      </span>
    </>
  );
}

/** A tab that leads to a screen. */
export function LinkTab({
  text,
  icon,
  due,
  ...link
}: ContentProps & Omit<ComponentProps<typeof NavLink>, 'children'>) {
  return (
    <Box component={NavLink} {...link} sx={look}>
      <Content text={text} icon={icon} due={due} />
    </Box>
  );
}

type MenuTabProps = ContentProps & {
  isOpen: boolean;
  onOpen: () => void;
};

/** A tab that opens a menu. Without scripts it links to the site's links at the end of the page. */
export function MenuTab({ isOpen, onOpen, ...content }: MenuTabProps) {
  return (
    <Box
      component="a"
      href={`#${siteLinksId}`}
      role="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onOpen();
      }}
      // Unlike a button, a link ignores the space bar.
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
      sx={look}
    >
      <Content {...content} />
    </Box>
  );
}
