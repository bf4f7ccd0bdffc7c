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
 * The token opens the metrics from anywhere. Outside production and without a public address, requests from this
 * machine need none. Two kinds don't count as local: requests that a proxy forwarded, and requests under another host
 * name, which a browser sends by DNS rebinding.
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
  // A proxy on this machine may forward requests without a header.
  if (!isLoopback(peer) || isForwarded || trustProxy(peer, 0)) return false;
  return isLoopback(URL.parse(`http://${headers.host}`)?.hostname ?? '');
}
