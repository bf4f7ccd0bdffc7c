import Box from '@mui/material/Box';
import { keepingScroll } from '../../../lib/keepScroll.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { type PersonTab, personTabPath, personTabs } from './personTabs.ts';

type Props = { id: string; shows: PersonTab };

const tabs: [PersonTab, string][] = [
  [null, 'Overview'],
  ...(Object.entries(personTabs) as [keyof typeof personTabs, string][]),
];

/** The ways to the parts of a person's page; on a phone they take several lines. */
export function PersonTabs({ id, shows }: Props) {
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
      {tabs.map(([tab, text]) => (
        <ButtonLink
          key={text}
          to={personTabPath(id, tab)}
          state={keepingScroll}
          color={tab === shows ? 'primary' : 'inherit'}
          aria-current={tab === shows ? 'page' : undefined}
          sx={{
            flexShrink: 0,
            borderRadius: 0,
            borderBottom: 2,
            borderColor: tab === shows ? 'primary.main' : 'transparent',
            ...(tab !== shows && { color: 'text.primary' }),
          }}
        >
          {text}
        </ButtonLink>
      ))}
    </Box>
  );
}
