import getPort, { portNumbers } from 'get-port';

/** Systems give ports from 32,768 or 49,152 on to outgoing connections; browsers and `fetch` refuse 10,080. */
const range = { first: 10_081, last: 32_000 };
const tried = 100;

/**
 * A free port of 127.0.0.1, below the range that outgoing connections use, so that none takes it before a server does.
 * @param exclude ports that are not wanted
 */
export function freePort(exclude: readonly number[] = []): Promise<number> {
  // Processes that look at the same time begin at different ports.
  const from = range.first + Math.floor(Math.random() * (range.last - range.first - tried));
  return getPort({ host: '127.0.0.1', port: portNumbers(from, from + tried), exclude });
}
