import type { IncomingMessage } from 'node:http';
import { wantsPage } from './wants-page.ts';

/**
 * The address of a request. If a browser opens one that can't be decoded, such as `/%`, it gets the page for unknown
 * addresses. Other callers get an error that names the fault.
 */
export function readableAddress({ url = '/', method = '', headers }: IncomingMessage): string {
  if (!wantsPage({ method, headers })) return url;
  const [path = '/', ...others] = url.split('?');
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...others].join('?');
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
