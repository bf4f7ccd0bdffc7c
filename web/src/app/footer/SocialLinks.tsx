import { mdiFacebook, mdiInstagram, mdiTwitter, mdiYoutube } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../ui/Icon.tsx';

const places = [
  { name: 'Facebook', href: 'https://www.facebook.com/', icon: mdiFacebook },
  { name: 'Instagram', href: 'https://www.instagram.com/', icon: mdiInstagram },
  { name: 'Twitter', href: 'https://twitter.com/', icon: mdiTwitter },
  { name: 'YouTube', href: 'https://www.youtube.com/', icon: mdiYoutube },
];

/** Where else the company is found. */
export function SocialLinks() {
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: -1 }}>
      {places.map(({ name, href, icon }) => (
        <IconButton
          key={name}
          component="a"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Fitness Zone on ${name}`}
        >
          <Icon path={icon} size={22} />
        </IconButton>
      ))}
    </Box>
  );
}
