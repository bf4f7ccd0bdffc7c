import type { Viewer } from '../../context/merged-types.ts';

/** Itself, admins, and for sellers anyone signed in. */
export const showsEmail = (viewer: Viewer | null, user: Viewer): boolean =>
  viewer !== null &&
  (viewer._id.equals(user._id) || viewer.role === 'admin' || user.role === 'seller');
