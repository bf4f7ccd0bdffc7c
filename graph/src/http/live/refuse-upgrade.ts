import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Refusal, refusalStatus } from '../../shared/refusals/refusal.ts';

/** Answers an upgrade with a refusal, and ends its connection. */
export function refuseUpgrade(socket: Duplex, { code, message, retryAfter }: Refusal): void {
  const status = refusalStatus[code];
  const body = JSON.stringify({ success: false, message, code });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(retryAfter ? [`retry-after: ${retryAfter}`] : []),
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
