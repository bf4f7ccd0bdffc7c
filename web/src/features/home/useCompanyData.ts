import { useConfig } from '../../lib/config.ts';
import { useStructuredData } from '../../lib/rendered/renderedPage.ts';

/** Tells search engines who runs the shop (https://schema.org/Organization). */
export function useCompanyData(): void {
  const { publicUrl, socialLinks } = useConfig();
  useStructuredData(() => ({
    '@type': 'Organization',
    name: 'Fitness Zone',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    foundingDate: '2015',
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  }));
}
