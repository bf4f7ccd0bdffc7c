import type { Viewer } from '../../context/merged-types.ts';

/** Visible to the account itself and admins; a seller's to anyone signed in. */
export const showsEmail = (viewer: Viewer | null, user: Viewer): boolean =>
  viewer !== null &&
  (viewer._id.equals(user._id) || viewer.role === 'admin' || user.role === 'seller');
