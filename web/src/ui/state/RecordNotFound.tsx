import type { ReactNode } from 'react';
import { useResponseStatus } from '../../lib/rendered/renderedPage.ts';
import { ButtonLink } from '../link/ButtonLink.tsx';
import { DocumentTitle } from '../page/DocumentTitle.tsx';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  icon: string;
  /** title of the page and of the tab */
  title: string;
  /** possible reasons */
  children: ReactNode;
  /** address to continue with */
  to: string;
  linkText: string;
};

/** Replaces a page whose record doesn't exist, was deleted, or belongs to somebody else. */
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
