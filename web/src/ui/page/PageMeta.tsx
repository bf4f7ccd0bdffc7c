import { useConfig } from '../../lib/config.ts';
import weights from '../art/weights.webp';
import { DocumentTitle, shopTitle } from './DocumentTitle.tsx';

/** A public page's data for search engines and link previews, besides its title. */
export type Meta = {
  /** one or two sentences on what the page offers */
  description: string;
  /** the page's canonical address */
  path: string;
  /** address of a picture of its subject */
  picture?: string;
};

type Props = Meta & {
  /** the page's name; without one, the shop's */
  title?: string;
  /** title of the browser's tab, if it differs from the name */
  documentTitle?: string;
};

/** Title and metadata of a public page, for the browser, search engines and link previews (https://ogp.me). */
export function PageMeta({
  title,
  documentTitle = title,
  description,
  path,
  picture = weights,
}: Props) {
  const { publicUrl } = useConfig();
  const address = new URL(path, publicUrl).href;
  return (
    <>
      <DocumentTitle title={documentTitle} />
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="Fitness Zone" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title ?? shopTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(picture, publicUrl).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
