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
    text: 'See on every product page if we verified the seller',
  },
];

type Props = {
  title: string;
  /** where else to go, under the title */
  lead: ReactNode;
  /** the page the visitor wanted, with the document's head; by default its title alone */
  wanted?: ReactNode;
  children: ReactNode;
};

/** The layout of signing in and signing up: the form, and next to it the benefits of an account. */
export function AccountLayout({
  title,
  lead,
  wanted = <DocumentTitle title={title} />,
  children,
}: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 0.8fr)' },
        maxWidth: 1040,
        mx: 'auto',
        border: { md: 1 },
        borderColor: { md: 'divider' },
        borderRadius: { md: '20px' },
        bgcolor: { md: 'background.paper' },
        overflow: { md: 'hidden' },
      }}
    >
      <Box sx={{ display: 'grid', alignContent: 'start', gap: 3, p: { md: 5, lg: 7 } }}>
        <Box>
          <Typography variant="h1">{title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {lead}
          </Typography>
        </Box>
        {wanted}
        {children}
      </Box>
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
    </Box>
  );
}
