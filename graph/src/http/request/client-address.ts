import type { IncomingMessage } from 'node:http';
import type { Shop } from '../../context/shop.ts';
import { readAddress } from '../../shared/network-address.ts';

/** The shared allowance of callers who have closed their connection; they won't read the answer. */
const gone = 'gone';

/**
 * The network address of a request or an upgrade. Proxies append their caller's address to `X-Forwarded-For`, so it is
 * read from the end, while the proxies are trusted and the entries are addresses.
 */
export function clientAddress(
  { socket, headers }: IncomingMessage,
  trusts: Shop['config']['trustProxy'],
): string {
  let address = readAddress(socket.remoteAddress ?? '') ?? gone;
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
