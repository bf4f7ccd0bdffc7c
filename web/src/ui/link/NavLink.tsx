import type { ComponentProps } from 'react';
import { matchPath, useLocation, useResolvedPath } from 'react-router-dom';
import { Link } from './Link.tsx';

type Props = ComponentProps<typeof Link> & {
  /** pages below the link's own don't count */
  end?: boolean;
  /** another address of the same page */
  alias?: string;
};

/** A link with the class `active` and `aria-current` while its page is shown. */
export function NavLink({ end = false, alias, className, ...props }: Props) {
  const { pathname } = useLocation();
  const { pathname: path } = useResolvedPath(props.to);
  const isActive = pathname === alias || matchPath({ path, end }, pathname) !== null;
  return (
    <Link
      {...props}
      className={[className, isActive && 'active'].filter(Boolean).join(' ')}
      aria-current={isActive ? 'page' : undefined}
    />
  );
}
