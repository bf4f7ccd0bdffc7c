import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { Role } from '../../generated/graphql.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { paths } from '../../lib/paths.ts';
import { LoadingView } from '../../ui/state/LoadingView.tsx';
import { useSession } from '../session/session.ts';

const ForbiddenPage = lazyChunk(async () => (await import('./ForbiddenPage.tsx')).ForbiddenPage);

/** Renders the nested screen for signed-in users; sends others to sign in, and back afterwards. */
export function RequireUser() {
  const { user, loading } = useSession();
  // A signed-in user stays on the page while an action, such as signing out, is pending.
  if (user) return <Outlet />;
  if (loading) return <LoadingView />;
  return <RedirectToSignIn />;
}

function RedirectToSignIn() {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Don't redirect users who went elsewhere: a page stays until the next one is ready.
    if (window.location.pathname !== location.pathname) return;
    void navigate(paths.signIn, { state: { from: location }, replace: true });
  }, [location, navigate]);
  return null;
}

type RequireRoleProps = { only: Role | readonly Role[] };

/** Renders the nested screen for users with certain roles, after the same check as `RequireUser`. */
export function RequireRole({ only }: RequireRoleProps) {
  const { user } = useSession();
  if (!user) return <RequireUser />;
  const roles = [only].flat();
  return roles.includes(user.role) ? <Outlet /> : <ForbiddenPage only={roles} />;
}

type AdminOnlyProps = {
  children: ReactNode;
  /** shown to everybody else */
  fallback?: ReactNode;
};

export function AdminOnly({ children, fallback = null }: AdminOnlyProps) {
  return useSession().user?.role === 'ADMIN' ? children : fallback;
}
