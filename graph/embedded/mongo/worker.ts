import { parentPort, workerData } from 'node:worker_threads';
import { Engine } from './engine.ts';
import { SqliteStorage } from './storage/sqlite-storage.ts';
import { startTtlMonitor } from './ttl-monitor.ts';
import { Connections } from './wire/connections.ts';

export type WorkerSettings = {
  readonly file: string;
  readonly listen: { readonly path: string } | { readonly host: string; readonly port: number };
  readonly expiryInterval: number;
  readonly ownClient: string | null;
};

/** A report of the thread: it listens, couldn't start (and why), or another client has written. */
export type WorkerReport =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'other-write' }
  | { readonly kind: 'refused'; readonly message: string; readonly code: string };

const port = parentPort;
const settings = workerData as WorkerSettings;
const report = (message: WorkerReport) => port?.postMessage(message);

/** Throws outside of every handler, so that it ends the thread. */
function onFatal(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

function start(): void {
  const storage = new SqliteStorage(settings.file, onFatal);
  const engine = new Engine(storage);
  const connections = new Connections(engine, onFatal, {
    ownClient: settings.ownClient,
    onOtherWrite: () => report({ kind: 'other-write' }),
  });
  const stopTtlMonitor = startTtlMonitor(engine, settings.expiryInterval, onFatal);
  const { server } = connections;
  server.on('error', onFatal);
  server.listen(settings.listen, () => {
    const address = server.address();
    const bound = address !== null && typeof address === 'object' ? address.port : 0;
    connections.address = 'path' in settings.listen ? settings.listen.path : `127.0.0.1:${bound}`;
    report({ kind: 'ready', port: bound });
  });
  // The owner sends only the order to close.
  port?.once('message', async () => {
    stopTtlMonitor();
    await connections.close();
    storage.close();
    port.close();
  });
}

try {
  start();
} catch (error) {
  const { message, code } = error as Error & { code?: unknown };
  report({ kind: 'refused', message, code: String(code ?? 'STORE_FAILED') });
  port?.close();
}
