import type { ClientConfig, SocialNetwork } from '@fitness-zone/contract/client-config.ts';
import { mdiFacebook, mdiInstagram, mdiTwitter, mdiYoutube } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { use, useEffect, useState } from 'react';
import { loadConfig, RenderedConfigContext } from '../../lib/config.ts';
import { useConnectionBack } from '../../lib/connection.ts';
import { Icon } from '../../ui/Icon.tsx';

const networks: Record<SocialNetwork, { icon: string; frontPage: string }> = {
  Facebook: { icon: mdiFacebook, frontPage: 'https://www.facebook.com/' },
  Instagram: { icon: mdiInstagram, frontPage: 'https://www.instagram.com/' },
  Twitter: { icon: mdiTwitter, frontPage: 'https://twitter.com/' },
  YouTube: { icon: mdiYoutube, frontPage: 'https://www.youtube.com/' },
};

type Links = { label: string; icon: string; url: string }[];

/** The company's configured pages; by default the networks' front pages, under the networks' names. */
function linksOf(configured: ClientConfig['socialLinks']): Links {
  if (configured.length > 0) {
    return configured.map(({ network, url }) => ({
      label: `Fitness Zone on ${network}`,
      icon: networks[network].icon,
      url,
    }));
  }
  return Object.entries(networks).map(([label, { icon, frontPage }]) => ({
    label,
    icon,
    url: frontPage,
  }));
}

/** The footer is outside the routes that wait for the configuration. */
export function SocialLinks() {
  const config = use(RenderedConfigContext);
  const [links, setLinks] = useState(() => (config ? linksOf(config.socialLinks) : undefined));
  const read = () =>
    loadConfig().then(
      ({ socialLinks }) => setLinks(linksOf(socialLinks)),
      // The page itself reports the missing configuration.
      () => undefined,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; again when the connection is back.
  useEffect(() => {
    if (!links) void read();
  }, []);
  useConnectionBack(() => void read(), !links);
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: -1, minHeight: 38 }}>
      {links?.map(({ label, icon, url }) => (
        <IconButton
          key={label}
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label}
        >
          <Icon path={icon} size={22} />
        </IconButton>
      ))}
    </Box>
  );
}
