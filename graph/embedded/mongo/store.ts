import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerReport, WorkerSettings } from './worker.ts';

type StoreOptions = {
  /** The data file; `:memory:` for data that is discarded when the store closes. */
  readonly file?: string;
  /** The folder of the data file, `store.sqlite`; made if missing. */
  readonly dataDir?: string;
  /** A TCP port on loopback (0 for any free one) instead of a private Unix socket. */
  readonly listen?: { readonly port: number };
  /** Milliseconds between removals of expired documents; a minute if not given. */
  readonly expiryInterval?: number;
  /** The `appName` of the caller's own client. */
  readonly ownClient?: string;
  /** Called before the write of any other client is answered. */
  readonly onOtherWrite?: () => void;
  /** Called if the store ends unexpectedly. Without it, the error is thrown and ends the process. */
  readonly onFailure?: (error: Error) => void;
};

export type Store = {
  /** The connection string for any MongoDB driver. */
  readonly uri: string;
  /** Ends all connections, commits open writes and frees the file. */
  readonly close: () => Promise<void>;
  /** Lets the process end while the store is open. */
  readonly unref: () => void;
};

/** Raised when a store cannot start: STORE_LOCKED, STORE_FORMAT, or the system's own code. */
export class StoreStartError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'StoreStartError';
    this.code = code;
  }
}

/** The address where a store listens and clients connect; `cleanUp` removes its socket. */
type ListenAddress = {
  readonly listen: WorkerSettings['listen'];
  readonly uri: (port: number) => string;
  readonly cleanUp: () => void;
};

function listenAddress(options: StoreOptions): ListenAddress {
  if (options.listen || process.platform === 'win32') {
    const listen = { host: '127.0.0.1', port: options.listen?.port ?? 0 };
    return {
      listen,
      uri: (port) => `mongodb://127.0.0.1:${port}/?directConnection=true`,
      cleanUp: () => undefined,
    };
  }
  // A socket path holds about 107 bytes, so it is never under the data folder; mkdtemp makes it 0700.
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const path = join(folder, 'mongodb.sock');
  return {
    listen: { path },
    uri: () => `mongodb://${encodeURIComponent(path)}/?directConnection=true`,
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function fileOf({ file, dataDir }: StoreOptions): string {
  if (file !== undefined) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    return file;
  }
  if (dataDir === undefined)
    throw new StoreStartError('a store needs a file or a dataDir', 'STORE_OPTIONS');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return join(dataDir, 'store.sqlite');
}

/**
 * Starts a store in its own thread. Raises StoreStartError if another process uses the data (its message names that
 * process), the data has another format, or can't be opened.
 */
export async function startStore(options: StoreOptions): Promise<Store> {
  const file = fileOf(options);
  const { listen, uri, cleanUp } = listenAddress(options);
  const workerData: WorkerSettings = {
    file,
    listen,
    expiryInterval: options.expiryInterval ?? 60_000,
    ownClient: options.ownClient ?? null,
  };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    // Its garbage is short-lived; a larger young generation would only hold memory.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  process.once('exit', cleanUp);
  const release = () => {
    process.off('exit', cleanUp);
    cleanUp();
  };
  try {
    const port = await started(worker);
    worker.on('message', ({ kind }: WorkerReport) => {
      if (kind === 'other-write') options.onOtherWrite?.();
    });
    worker.on('error', (error) => {
      release();
      const failure = error instanceof Error ? error : new Error(String(error));
      if (!options.onFailure) throw failure;
      options.onFailure(failure);
    });
    return {
      uri: uri(port),
      close: () => stop(worker, ended).finally(release),
      unref: () => worker.unref(),
    };
  } catch (error) {
    release();
    throw error;
  }
}

function started(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    const onMessage = (report: WorkerReport) => {
      // With `node --watch`, a thread also reports its imports by messages.
      if (report.kind !== 'ready' && report.kind !== 'refused') return;
      worker.off('message', onMessage).off('error', reject);
      if (report.kind === 'ready') resolve(report.port);
      else reject(new StoreStartError(report.message, report.code));
    };
    worker.once('error', reject).on('message', onMessage);
  });
}

async function stop(worker: Worker, ended: Promise<void>): Promise<void> {
  worker.postMessage('close');
  await ended;
}
