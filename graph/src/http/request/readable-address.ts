import type { IncomingMessage } from 'node:http';
import { wantsPage } from './wants-page.ts';

/**
 * The address of a request. One that a browser opens and that can't be decoded, such as `/%`, gets the page of
 * addresses that lead nowhere; other callers are told what is wrong.
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
