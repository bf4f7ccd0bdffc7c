/** An answer comes within this time, or the connection is taken for dead. */
export const answerWithinMs = 10_000;
/** A connection on which nothing was heard for so long is asked for a sign of life. */
export const pingAfterMs = 20_000;
/** The connection opens and is acknowledged within this time, in which the token may have to be refreshed. */
const openWithinMs = 20_000;

const ping = JSON.stringify({ type: 'ping' });

type Socket = { send: (message: string) => void; readyState: number };

const isOpen = ({ readyState }: Socket): boolean => readyState === 1;

/**
 * Watches a connection that may be half open: it swallows what is sent, and nobody closes it. Every wait for an answer
 * ends by a message or by `giveUp`.
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
    /** A connection is being made. */
    connecting(): void {
      clear();
      expectAnswer(openWithinMs);
    },
    /** It is acknowledged, and what was subscribed to is about to answer. */
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
    /** Asks for a sign of life now. */
    check,
  };
}
