import { mdiClockOutline, mdiEmailOutline, mdiMapMarkerOutline, mdiPhoneOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Icon } from '../../ui/Icon.tsx';

type Detail = {
  icon: string;
  title: string;
  lines: string[];
  /** target of the link */
  href?: string;
};

const details: Detail[] = [
  { icon: mdiMapMarkerOutline, title: 'Visit', lines: ['12 Harbour Yard', 'Portland, ME 04101'] },
  { icon: mdiPhoneOutline, title: 'Call', lines: ['(207) 555-0142'], href: 'tel:+12075550142' },
  {
    icon: mdiEmailOutline,
    title: 'Write',
    lines: ['hello@fitness.zone'],
    href: 'mailto:hello@fitness.zone',
  },
  {
    icon: mdiClockOutline,
    title: 'Store hours',
    lines: ['Monday–Friday 8:00AM–5:00PM', 'Weekends closed'],
  },
];

/** Address, contact and opening hours. */
export function StoreDetails() {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 3, m: 0 }}>
      {details.map(({ icon, title, lines, href }) => (
        <Box key={title} sx={{ display: 'grid', gridTemplateColumns: '44px 1fr', rowGap: 0.25 }}>
          <Typography
            component="dt"
            variant="h6"
            sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 2.5 }}
          >
            <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
              <Icon path={icon} size={24} />
            </Box>
            {title}
          </Typography>
          {lines.map((line) => (
            <Typography
              key={line}
              component="dd"
              color="textSecondary"
              sx={{ m: 0, gridColumn: 2 }}
            >
              {href ? <Link href={href}>{line}</Link> : line}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
