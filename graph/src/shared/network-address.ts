import { isIPv4, isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(?=\d+\.)/i;

/** A normalised IP address, with IPv4-mapped IPv6 as IPv4; null for other text. */
export function readAddress(text: string): string | null {
  const address = text.trim().replace(mappedIpv4, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  return URL.parse(`http://[${address.replace(/%.*/, '')}]`)?.hostname.slice(1, -1) ?? null;
}

/** An IPv6 address counts as its /64 network, which belongs to one customer. */
export function countedAddress(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const [before = '', after = ''] = address.split('::');
  const [first, last] = [before, after].map((half) => half.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const missing = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...missing, ...last].slice(0, 4).join(':')}::/64`;
}

/** Whether the host only reaches this machine. An IPv6 address may be in brackets. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  const address = readAddress(name);
  return address === '::1' || (address !== null && isIPv4(address) && address.startsWith('127.'));
}
