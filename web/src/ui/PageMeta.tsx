import { useConfig } from '../lib/config.ts';
import weights from './art/weights.webp';

type Props = {
  /** the page's name, as search engines and messengers show it */
  title: string;
  /** one or two sentences on what the page offers */
  description: string;
  /** the address that stands for the page, whichever way it was opened */
  path: string;
  /** the address of a picture of what the page is about */
  picture?: string;
};

/** What search engines and link previews show of a public page, beside its title (https://ogp.me). */
export function PageMeta({ title, description, path, picture = weights }: Props) {
  const { publicUrl } = useConfig();
  const address = new URL(path, publicUrl).href;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="Fitness Zone" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(picture, publicUrl).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
