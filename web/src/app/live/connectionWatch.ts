/** Time for an answer; later, the connection counts as dead. */
export const answerWithinMs = 10_000;
/** A connection is pinged after this much silence. */
export const pingAfterMs = 20_000;
/** Time for a connection to open and be acknowledged, including a refresh of the token. */
const openWithinMs = 20_000;

const ping = JSON.stringify({ type: 'ping' });

type Socket = { send: (message: string) => void; readyState: number };

const isOpen = ({ readyState }: Socket): boolean => readyState === 1;

/**
 * Detects half-open connections, which swallow messages and are never closed. Every wait for an answer ends by a
 * message or by `giveUp`.
 */
export function watchConnection(giveUp: () => void) {
  let socket: Socket | null = null;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let nextPing: ReturnType<typeof setTimeout> | undefined;

  function expectAnswer(withinMs: number): void {
    clearTimeout(nextPing);
    deadline ??= setTimeout(() => {
      deadline = undefined;
      giveUp();
    }, withinMs);
  }

  function clear(): void {
    clearTimeout(deadline);
    clearTimeout(nextPing);
    deadline = undefined;
  }

  function check(): void {
    if (!socket || !isOpen(socket) || deadline) return;
    socket.send(ping);
    expectAnswer(answerWithinMs);
  }

  return {
    /** Call it when a connection is being opened. */
    connecting(): void {
      clear();
      expectAnswer(openWithinMs);
    },
    /** Call it when the connection is acknowledged; the subscription's answer is next. */
    connected(opened: Socket): void {
      clear();
      socket = opened;
      expectAnswer(answerWithinMs);
    },
    heard(): void {
      if (!socket) return;
      clear();
      nextPing = setTimeout(check, pingAfterMs);
    },
    closed(): void {
      clear();
      socket = null;
    },
    /** Pings at once. */
    check,
  };
}
