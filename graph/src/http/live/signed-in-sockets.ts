import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Shop } from '../../context/shop.ts';
import type { TokenClaims } from '../../domains/accounts/tokens/token.service.ts';
import { findViewers } from '../../domains/accounts/tokens/viewer.queries.ts';

/** Finds sockets whose tokens another process has ended. */
const checkIntervalMs = 15_000;

export type SignedInSockets = ReturnType<typeof watchSignedInSockets>;

/**
 * Closes sockets with their tokens: at once when a token expires; at the next check if tokens were ended or the account
 * is deleted or suspended. One query checks them all.
 */
export function watchSignedInSockets({ models, log }: Pick<Shop, 'models' | 'log'>) {
  const sockets = new Map<WebSocket, TokenClaims>();
  const close = (socket: WebSocket) => socket.close(CloseCode.Forbidden, 'Forbidden');

  async function check(): Promise<void> {
    if (sockets.size === 0) return;
    const open = [...sockets];
    const viewerOf = await findViewers(
      models,
      open.map(([, claims]) => claims),
    );
    for (const [socket, claims] of open) if (!viewerOf(claims)) close(socket);
  }

  const timer = setInterval(() => {
    check().catch((error: unknown) => log.warn(error, 'could not check the tokens of sockets'));
  }, checkIntervalMs).unref();

  return {
    add(socket: WebSocket, claims: TokenClaims): void {
      const expiry = setTimeout(() => close(socket), claims.expiresAt - Date.now()).unref();
      sockets.set(socket, claims);
      socket.once('close', () => {
        clearTimeout(expiry);
        sockets.delete(socket);
      });
    },
    check,
    stop: () => clearInterval(timer),
  };
}
