import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../graph/embedded/free-port.ts';
import { startStore } from '../../graph/embedded/mongo/store.ts';
import { startUnreliableProxy } from './unreliable-proxy.ts';

/** A durable database on TCP that a test can stop, restart or make unresponsive. */
export async function unreliableDatabase(opened: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'frail-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const file = join(folder, 'store.sqlite');
  let store = await startStore({ file, listen: { port } });
  opened.defer(() => store.close());
  const way = opened.adopt(await startUnreliableProxy(port), (proxy) => proxy.close());
  return {
    uri: `mongodb://127.0.0.1:${way.port}/?directConnection=true`,
    stop: () => store.close(),
    start: async () => {
      store = await startStore({ file, listen: { port } });
    },
    freeze: way.freeze,
    open: way.open,
  };
}
