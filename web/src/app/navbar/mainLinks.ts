import { paths } from '../../lib/paths.ts';
import { visitorScreens } from '../../screens/visitors.ts';

/** The site's main links, in the bar on a desktop and in the drawer on a phone. */
export const mainLinks = visitorScreens.flatMap(({ path, barText }) =>
  barText
    ? // Every path is below the home page's.
      {
        to: path,
        text: barText,
        ...(path === paths.home && { end: true, alias: paths.homeAlias }),
      }
    : [],
);
