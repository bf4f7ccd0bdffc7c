import type { ReactNode } from 'react';
import { useResponseStatus } from '../../lib/rendered/renderedPage.ts';
import { ButtonLink } from '../link/ButtonLink.tsx';
import { DocumentTitle } from '../page/DocumentTitle.tsx';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  icon: string;
  /** the tab's, too */
  title: string;
  /** why it may be missing */
  children: ReactNode;
  /** where to go instead */
  to: string;
  linkText: string;
};

/** Stands in place of a page whose record doesn't exist, no longer does, or is somebody else's. */
export function RecordNotFound({ icon, title, children, to, linkText }: Props) {
  useResponseStatus(404);
  return (
    <>
      <DocumentTitle title={title} />
      <EmptyState
        icon={icon}
        title={title}
        level="h1"
        action={
          <ButtonLink to={to} variant="contained">
            {linkText}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
