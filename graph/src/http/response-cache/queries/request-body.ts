import type { IncomingMessage } from 'node:http';

/** Longer bodies are left to the framework, which has a limit of its own and words for it. */
const longest = 16 * 1024;

/**
 * Whether a request says that it has a body of a length that is read here, and none that is encoded or is
 * sent only when it is asked for.
 */
export function hasShortBody({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  const isPlain = headers['content-encoding'] === undefined && headers.expect === undefined;
  return length > 0 && length <= longest && isPlain;
}

type Callbacks = {
  /** Gets the body, whose reading stands still then: `putBack` makes it unread again, for another reader. */
  read: (body: Buffer) => void;
  /** Called instead where the body did not come with the headers; it is unread again then. */
  late: () => void;
};

/**
 * Reads the body of a request, without waiting for one that is still on its way: the framework has a deadline
 * for it, and lets a stop wait for it.
 */
export function readBody(request: IncomingMessage, { read, late }: Callbacks): void {
  const expected = Number(request.headers['content-length']);
  const chunks: Buffer[] = [];
  let received = 0;
  let isRead = false;
  const stop = () => request.off('data', take).pause();
  function take(chunk: Buffer): void {
    chunks.push(chunk);
    received += chunk.length;
    if (received < expected) return;
    isRead = true;
    stop();
    read(chunks.length === 1 ? chunk : Buffer.concat(chunks));
  }
  request.on('data', take);
  // What has come with the headers is there after one turn of the event loop, or two where a test injects it.
  setImmediate(() => {
    setImmediate(() => {
      if (isRead) return;
      stop();
      if (received > 0) putBack(request, Buffer.concat(chunks));
      late();
    });
  });
}

/** Gives a body back to the request from which `readBody` took it. */
export function putBack(request: IncomingMessage, body: Buffer): void {
  if (!request.destroyed) request.unshift(body);
}
