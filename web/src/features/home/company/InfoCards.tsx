import { mdiInformationOutline, mdiPhoneOutline, mdiTruckDeliveryOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { infoCards } from './company.content.ts';

const icons: Record<string, string> = {
  about: mdiInformationOutline,
  delivery: mdiTruckDeliveryOutline,
  contact: mdiPhoneOutline,
};

export function InfoCards() {
  return (
    <Box
      component="section"
      aria-label="Good to know"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {infoCards.map(({ _id, title, paragraph, link }) => (
        <Box
          key={_id}
          sx={{
            display: 'flex',
            gap: 2.5,
            py: { xs: 3, md: 4.5 },
            px: { md: 4 },
            '&:first-of-type': { pl: { md: 0 } },
            '& + &': {
              borderTop: { xs: 1, md: 0 },
              borderLeft: { md: 1 },
              borderColor: { xs: 'divider', md: 'divider' },
            },
          }}
        >
          <Box sx={{ color: 'primary.main', pt: 0.25 }}>
            <Icon path={icons[_id] ?? mdiInformationOutline} size={28} />
          </Box>
          <Box>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography color="textSecondary" component="div" sx={{ mt: 1, mb: 1.5 }}>
              <div>{paragraph.firstLine}</div>
              <div>{paragraph.secondLine}</div>
              <div>{paragraph.thirdLine}</div>
            </Typography>
            <TextLink to={link} sx={{ fontWeight: 600 }}>
              {_id === 'about'
                ? 'Read about us'
                : _id === 'delivery'
                  ? 'See store hours'
                  : 'Get in touch'}
            </TextLink>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
