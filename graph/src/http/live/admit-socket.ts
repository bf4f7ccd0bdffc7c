import type { Shop } from '../../context/shop.ts';
import { verifyToken } from '../../domains/accounts/tokens/token.service.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { refusalBehind } from '../../shared/refusals/refusal-from-error.ts';
import { tryAgainLater } from './live-feed.ts';
import { contextOf, type LiveSocket } from './live-socket.ts';
import type { SignedInSockets } from './signed-in-sockets.ts';

/** Whether a socket may subscribe: a visitor's, or that of an account with a valid token and few other sockets. */
export async function admitSocket(
  shop: Shop,
  opened: LiveSocket,
  signedIn: SignedInSockets,
): Promise<boolean> {
  const { socket } = opened.extra;
  // The upgrade was counted.
  const context = await contextOf(shop, opened, 0).catch(refusalBehind);
  if (!context || context instanceof Refusal) {
    socket.close(tryAgainLater, context?.message ?? 'Please try again later.');
    return false;
  }
  const { bearer, viewer } = context;
  if (bearer === null) return true;
  const claims = viewer && (await verifyToken(shop, bearer));
  // A caller with an invalid token must not become a visitor, since the page wouldn't notice.
  if (!claims) return false;
  const leave = await shop.limits.hold('account', claims.userId.toHexString());
  if (!leave) {
    socket.close(tryAgainLater, 'This account has too many live connections.');
    return false;
  }
  socket.once('close', leave);
  // It may have closed meanwhile.
  if (socket.readyState === socket.CLOSED) leave();
  signedIn.add(socket, claims);
  return true;
}
