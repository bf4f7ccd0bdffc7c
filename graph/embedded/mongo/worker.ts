import { parentPort, workerData } from 'node:worker_threads';
import { startExpiry } from './expiry.ts';
import { Connections } from './server.ts';
import { Storage } from './storage.ts';

/** What the thread is given: the data file, where to listen, how often documents expire. */
export interface Setting {
  readonly file: string;
  readonly listen: { readonly path: string } | { readonly host: string; readonly port: number };
  readonly expiryInterval: number;
}

/** What the thread says: it listens, or it could not start, and why. */
export type Report =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'refused'; readonly message: string; readonly code: string };

const port = parentPort;
const setting = workerData as Setting;
const report = (message: Report) => port?.postMessage(message);

function fatal(error: Error): void {
  // thrown outside of every handler, so that it ends the thread
  setImmediate(() => {
    throw error;
  });
}

function start(): void {
  const storage = new Storage(setting.file, fatal);
  const connections = new Connections(storage, fatal);
  const stopExpiry = startExpiry(connections.engine, setting.expiryInterval, fatal);
  const { server } = connections;
  server.on('error', fatal);
  server.listen(setting.listen, () => {
    const address = server.address();
    const bound = address !== null && typeof address === 'object' ? address.port : 0;
    connections.address = 'path' in setting.listen ? setting.listen.path : `127.0.0.1:${bound}`;
    report({ kind: 'ready', port: bound });
  });
  port?.once('message', async () => {
    stopExpiry();
    await connections.close();
    storage.close();
    port.close();
  });
}

try {
  start();
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'STORE_FAILED';
  report({
    kind: 'refused',
    message: error instanceof Error ? error.message : String(error),
    code,
  });
  port?.close();
}
