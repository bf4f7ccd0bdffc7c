import { mdiCheckDecagramOutline, mdiHandshakeOutline, mdiTagHeartOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import bike from '../../ui/art/bike.webp';
import { Icon } from '../../ui/Icon.tsx';
import { DocumentTitle } from '../../ui/page/DocumentTitle.tsx';

const reasons = [
  { icon: mdiTagHeartOutline, text: 'Save what you like and be first to book it' },
  { icon: mdiHandshakeOutline, text: 'Sell the machine gathering dust in your spare room' },
  {
    icon: mdiCheckDecagramOutline,
    text: 'Know which sellers we’ve verified',
  },
];

type Props = {
  title: string;
  /** alternative pages, under the title */
  lead: ReactNode;
  /** the document's head; by default the title */
  head?: ReactNode;
  /** the product that the visitor wanted to see: its identifying part, then the rest */
  wanted?: { head: ReactNode; details: ReactNode } | null;
  children: ReactNode;
};

/**
 * The layout of signing in and signing up: the form, and next to it the wanted product or the benefits of an account.
 */
export function AccountLayout(props: Props) {
  const { title, lead, head = <DocumentTitle title={title} />, wanted = null, children } = props;
  return (
    <Box sx={wanted ? withProduct : framed}>
      {head}
      {wanted?.head}
      <Box sx={wanted ? formBeside : { p: { md: 5, lg: 7 }, ...form }}>
        <Box>
          <Typography variant="h1">{title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {lead}
          </Typography>
        </Box>
        {children}
      </Box>
      {wanted ? wanted.details : <Benefits />}
    </Box>
  );
}

function Benefits() {
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'grid' },
        alignContent: 'start',
        gap: 4,
        p: { md: 5, lg: 6 },
        pt: { lg: 7 },
        position: 'relative',
        minHeight: 640,
        overflow: 'hidden',
        bgcolor: '#07382B',
        color: '#F1F2EE',
      }}
    >
      <Typography variant="h2" component="p" sx={{ maxWidth: '12ch' }}>
        Good gear deserves a second set.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {reasons.map(({ icon, text }) => (
          <Box component="li" key={text} sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
            <Box component="span" sx={{ display: 'flex', pt: 0.25, color: 'accent.main' }}>
              <Icon path={icon} />
            </Box>
            <Typography variant="body2">{text}</Typography>
          </Box>
        ))}
      </Box>
      <Box
        component="img"
        src={bike}
        alt=""
        width={640}
        height={520}
        sx={{
          position: 'absolute',
          right: '-22%',
          bottom: -24,
          width: '105%',
          height: 'auto',
          maxWidth: 'none',
        }}
      />
    </Box>
  );
}

const columns = (...[first, second]: [string, string]) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, ${first}) minmax(0, ${second})` },
  mx: 'auto',
});

const framed = {
  ...columns('1fr', '0.8fr'),
  maxWidth: 1040,
  border: { md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: { md: '20px' },
  bgcolor: { md: 'background.paper' },
  overflow: { md: 'hidden' },
} as const;

const withProduct = {
  ...columns('1fr', '440px'),
  maxWidth: 1240,
  columnGap: { md: 4, lg: 6 },
  rowGap: 4,
  alignItems: 'start',
  gridTemplateRows: { md: 'auto 1fr' },
} as const;

const form = { display: 'grid', alignContent: 'start', gap: 3 } as const;

const formBeside = {
  ...form,
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  p: { xs: 2, md: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '20px',
  bgcolor: 'background.paper',
} as const;
