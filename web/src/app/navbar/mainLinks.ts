import { paths } from '../../lib/paths.ts';

/** The site's main links, in the bar on a desktop and in the drawer on a phone. */
export const mainLinks = [
  // Every path is below the home page's.
  { to: paths.home, text: 'HOME', end: true, alias: paths.homeAlias },
  { to: paths.pages, text: 'PAGES' },
  { to: paths.about, text: 'ABOUT US' },
  { to: paths.contact, text: 'CONTACT US' },
] as const;
