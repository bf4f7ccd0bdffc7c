import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { lateBody } from './request/late-body.ts';

type ConnectionError = Error & { code?: string };

const refusals: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: lateBody,
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large.' },
};

/**
 * Answers connection errors before a request exists, such as too large or too slow headers, in the usual shape of
 * refusals.
 */
export function refuseClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, message } = refusals[error.code ?? ''] ?? {
    status: 400,
    message: 'The request is not valid HTTP.',
  };
  const body = JSON.stringify({ success: false, message, code: 'invalid' });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Date: ${new Date().toUTCString()}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
