import { mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import { Icon } from '../Icon.tsx';
import { TextLink } from '../link/TextLink.tsx';
import { useBreadcrumbData } from './useBreadcrumbData.ts';

type Props = {
  /** the pages above this one, from the top */
  trail: readonly { text: string; to: string }[];
  here: string;
};

/** The pages above this one, as links. */
export function Breadcrumbs({ trail, here }: Props) {
  useBreadcrumbData(trail, here);
  return (
    <Box
      component="nav"
      aria-label="Breadcrumbs"
      sx={{ minWidth: 0, py: 0.75, typography: 'caption' }}
    >
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          color: 'text.secondary',
          '& li': { display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 },
          '& li:first-of-type, & svg': { flexShrink: 0 },
        }}
      >
        {trail.map(({ text, to }) => (
          <li key={to}>
            <TextLink to={to} color="inherit" noWrap>
              {text}
            </TextLink>
            <Icon path={mdiChevronRight} size={16} />
          </li>
        ))}
        <Box component="li" aria-current="page" sx={{ color: 'text.primary' }}>
          <Box
            component="span"
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {here}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
