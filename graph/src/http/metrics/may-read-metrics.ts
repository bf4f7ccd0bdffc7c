import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Shop } from '../../context/shop.ts';
import { isLoopback } from '../../shared/network-address.ts';

/** What proxies add to a request that they pass on. */
const proxyHeaders = [
  ...['forwarded', 'via', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
];

type Rules = Pick<Shop['config'], 'metricsToken' | 'trustProxy'>;

/**
 * Whether who asks may read the metrics: with the token, or from this machine itself. A request that somebody has
 * passed on is from elsewhere, whatever it says; so is one that comes under another name than this machine's own, as a
 * browser's whose page has been made to look like this machine.
 */
export function mayReadMetrics(request: IncomingMessage, rules: Rules): boolean {
  return hasToken(request, rules) || isFromHere(request, rules);
}

function hasToken({ headers }: IncomingMessage, { metricsToken }: Rules): boolean {
  const [, given] = /^bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (metricsToken === null || given === undefined) return false;
  // Of one length each, as the comparison needs them.
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', metricsToken, 'buffer'));
}

function isFromHere({ socket, headers }: IncomingMessage, { trustProxy }: Rules): boolean {
  const peer = socket.remoteAddress ?? '';
  const isForwarded = proxyHeaders.some((name) => headers[name] !== undefined);
  // A proxy on this machine may pass requests on without a word.
  if (!isLoopback(peer) || isForwarded || trustProxy(peer, 0)) return false;
  return isLoopback(URL.parse(`http://${headers.host}`)?.hostname ?? '');
}
