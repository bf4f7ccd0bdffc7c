/** The id of the page's last links, which phones without scripts use. */
export const siteLinksId = 'site-links';
