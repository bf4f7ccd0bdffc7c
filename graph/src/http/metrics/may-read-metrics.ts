import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Shop } from '../../context/shop.ts';
import { isLoopback } from '../../shared/network-address.ts';

/** Headers that proxies add to forwarded requests. */
const proxyHeaders = [
  ...['forwarded', 'via', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
];

type Rules = Pick<Shop['config'], 'localMetrics' | 'metricsToken' | 'trustProxy'>;

/**
 * The token opens the metrics anywhere. While the shop is neither in production nor has a public address, requests from
 * this machine need none. A request that a proxy has passed on isn't from this machine; nor is one under another name
 * than this machine's own, which a browser sends by DNS rebinding.
 */
export function mayReadMetrics(request: IncomingMessage, rules: Rules): boolean {
  return hasToken(request, rules) || (rules.localMetrics && isFromHere(request, rules));
}

function hasToken({ headers }: IncomingMessage, { metricsToken }: Rules): boolean {
  const [, given] = /^bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (metricsToken === null || given === undefined) return false;
  // The comparison needs equal lengths.
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', metricsToken, 'buffer'));
}

function isFromHere({ socket, headers }: IncomingMessage, { trustProxy }: Rules): boolean {
  const peer = socket.remoteAddress ?? '';
  const isForwarded = proxyHeaders.some((name) => headers[name] !== undefined);
  // A proxy on this machine may pass requests on without a word.
  if (!isLoopback(peer) || isForwarded || trustProxy(peer, 0)) return false;
  return isLoopback(URL.parse(`http://${headers.host}`)?.hostname ?? '');
}
