import type { IncomingMessage } from 'node:http';

/** Longer bodies are left to the framework, which has a limit of its own and words for it. */
const longest = 16 * 1024;

/** Whether a request says that it has a body of a length that is read here, and none that is encoded. */
export function hasShortBody({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return length > 0 && length <= longest && headers['content-encoding'] === undefined;
}

/**
 * Calls back with the body of a request, whose reading stands still then: `putBack` makes it unread again,
 * for another reader. Never calls back when the body does not arrive whole.
 */
export function readBody(request: IncomingMessage, call: (body: Buffer) => void): void {
  const expected = Number(request.headers['content-length']);
  const chunks: Buffer[] = [];
  let received = 0;
  const take = (chunk: Buffer) => {
    chunks.push(chunk);
    received += chunk.length;
    if (received < expected) return;
    request.off('data', take).pause();
    call(chunks.length === 1 ? chunk : Buffer.concat(chunks));
  };
  request.on('data', take);
}

/** Gives a body back to the request from which `readBody` took it. */
export function putBack(request: IncomingMessage, body: Buffer): void {
  if (!request.destroyed) request.unshift(body);
}
