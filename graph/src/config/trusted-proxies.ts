import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** `hop` 0 is the connected peer. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/**
 * Reads how many proxies stand before the shop, or their networks: `1`, or `10.0.0.0/8, fd00::/8`.
 * @throws Error that says how to write it
 */
export function readTrustedProxies(text: string): TrustsProxy {
  if (text === 'false') return () => false;
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text);
  const networks = new BlockList();
  for (const item of text.split(',').map((part) => part.trim())) addNetwork(networks, item);
  return (address) => networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function addNetwork(networks: BlockList, item: string): void {
  const [address = '', length, ...rest] = item.split('/');
  const bits = isIPv4(address) ? 32 : isIPv6(address) ? 128 : null;
  const valid = rest.length === 0 && (length === undefined || /^\d{1,3}$/.test(length));
  if (bits === null || !valid || Number(length ?? bits) > bits) {
    throw new Error(
      `"${item}" is neither a number of proxies, such as 1, nor a network, such as 10.0.0.0/8`,
    );
  }
  networks.addSubnet(address, Number(length ?? bits), bits === 32 ? 'ipv4' : 'ipv6');
}
