/** The page's last links, where a phone without scripts finds them. */
export const siteLinksId = 'site-links';
