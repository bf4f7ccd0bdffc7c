import { useConfig } from '../../lib/config.ts';
import { useStructuredData } from '../../lib/rendered/renderedPage.ts';

/**
 * Describes a page's breadcrumbs to search engines (https://schema.org/BreadcrumbList).
 * @param trail the pages above it, from the top
 * @param here the name of the page
 */
export function useBreadcrumbData(
  trail: readonly { text: string; to: string }[],
  here: string,
): void {
  const { publicUrl } = useConfig();
  useStructuredData(() => ({
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ text, to }) => ({ name: text, item: new URL(to, publicUrl).href })),
      { name: here },
    ].map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  }));
}
