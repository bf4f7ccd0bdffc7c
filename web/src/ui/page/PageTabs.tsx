import Box from '@mui/material/Box';
import { keepingScroll } from '../../lib/keepScroll.ts';
import { ButtonLink } from '../link/ButtonLink.tsx';

type Props = {
  tabs: readonly { text: string; to: string; isShown: boolean }[];
};

/** Links to the parts of a page; on a phone they take several lines. */
export function PageTabs({ tabs }: Props) {
  return (
    <Box
      component="nav"
      aria-label="Sections of this page"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        mb: 3,
        boxShadow: 'inset 0 -1px',
        color: 'divider',
      }}
    >
      {tabs.map(({ text, to, isShown }) => (
        <ButtonLink
          key={to}
          to={to}
          state={keepingScroll}
          color={isShown ? 'primary' : 'inherit'}
          aria-current={isShown ? 'page' : undefined}
          sx={{
            flexShrink: 0,
            borderRadius: 0,
            borderBottom: 2,
            borderColor: isShown ? 'primary.main' : 'transparent',
            ...(!isShown && { color: 'text.primary' }),
          }}
        >
          {text}
        </ButtonLink>
      ))}
    </Box>
  );
}
