import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The links of the footer, by their names, with this configuration. */
async function linksWith(socialLinks: { network: string; url: string }[]) {
  vi.stubGlobal('fetch', async () => Response.json({ socialLinks }));
  // The configuration is read once a page load.
  const { SocialLinks } = await import('./SocialLinks.tsx');
  render(<SocialLinks />);
  const links = await screen.findAllByRole('link');
  return Object.fromEntries(
    links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  );
}

test('the configured pages of the company are linked, and no others', async () => {
  const url = 'https://www.youtube.com/@fitness-zone';
  expect(await linksWith([{ network: 'YouTube', url }])).toEqual({
    'Fitness Zone on YouTube': url,
  });
});

test('without any the networks themselves are linked, under their own names', async () => {
  expect(await linksWith([])).toEqual({
    Facebook: 'https://www.facebook.com/',
    Instagram: 'https://www.instagram.com/',
    Twitter: 'https://twitter.com/',
    YouTube: 'https://www.youtube.com/',
  });
});
