import type { IncomingMessage } from 'node:http';
import type { Shop } from '../../context/shop.ts';
import { readAddress } from '../../shared/network-address.ts';

/**
 * The network address that a request or an upgrade came from. Proxies append to `X-Forwarded-For` whom
 * they were asked by, so it is read from its end, as far as the proxies are trusted and what they say is
 * an address.
 */
export function clientAddress(
  { socket, headers }: IncomingMessage,
  trusts: Shop['config']['trustProxy'],
): string {
  let address = readAddress(socket.remoteAddress ?? '') ?? '';
  const forwardedFor = headers['x-forwarded-for'];
  if (forwardedFor === undefined) return address;
  const forwarded = [forwardedFor].flat().join().split(',');
  for (const [hop, text] of forwarded.toReversed().entries()) {
    const before = readAddress(text);
    if (before === null || !trusts(address, hop)) break;
    address = before;
  }
  return address;
}
