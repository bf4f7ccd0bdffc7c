import type { ReactNode } from 'react';
import { useResponseStatus } from '../../lib/rendered/renderedPage.ts';
import { ButtonLink } from '../link/ButtonLink.tsx';
import { DocumentTitle } from '../page/DocumentTitle.tsx';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  icon: string;
  /** the tab's title, such as "Unknown seller" */
  tabTitle: string;
  title: string;
  /** why it may be missing */
  children: ReactNode;
  /** where to go instead */
  to: string;
  label: string;
};

/** Stands in place of a page whose record doesn't exist, no longer does, or is somebody else's. */
export function NotFound({ icon, tabTitle, title, children, to, label }: Props) {
  useResponseStatus(404);
  return (
    <>
      <DocumentTitle title={tabTitle} />
      <EmptyState
        icon={icon}
        title={title}
        level="h1"
        action={
          <ButtonLink to={to} variant="contained">
            {label}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
