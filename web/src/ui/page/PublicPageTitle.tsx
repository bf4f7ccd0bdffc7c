import type { ReactNode } from 'react';
import { type Meta, PageMeta } from './PageMeta.tsx';
import { PageTitle } from './PageTitle.tsx';

type Props = Meta & {
  title: string;
  /** one quiet sentence under the title */
  lead?: ReactNode;
  /** buttons at the end of the line */
  actions?: ReactNode;
};

/** The main heading of a public page, with its metadata for search engines and link previews. */
export function PublicPageTitle({ title, lead, actions, ...meta }: Props) {
  const head = <PageMeta title={title} {...meta} />;
  return <PageTitle title={title} lead={lead} actions={actions} head={head} />;
}
