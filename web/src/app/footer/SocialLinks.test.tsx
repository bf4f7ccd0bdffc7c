import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aClientConfig } from '../../../testing/clientConfig.ts';
import { RenderedConfigContext } from '../../lib/config.ts';
import { SocialLinks } from './SocialLinks.tsx';

afterEach(cleanup);

/** The links of the footer, by their names, with this configuration. */
function linksWith(socialLinks: ClientConfig['socialLinks']) {
  render(
    <RenderedConfigContext value={aClientConfig({ socialLinks })}>
      <SocialLinks />
    </RenderedConfigContext>,
  );
  const links = screen.getAllByRole('link');
  return Object.fromEntries(
    links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  );
}

test('the configured pages of the company are linked, and no others', () => {
  const url = 'https://www.youtube.com/@fitness-zone';
  expect(linksWith([{ network: 'YouTube', url }])).toEqual({
    'Fitness Zone on YouTube': url,
  });
});

test('without any the networks themselves are linked, under their own names', () => {
  expect(linksWith([])).toEqual({
    Facebook: 'https://www.facebook.com/',
    Instagram: 'https://www.instagram.com/',
    Twitter: 'https://twitter.com/',
    YouTube: 'https://www.youtube.com/',
  });
});
