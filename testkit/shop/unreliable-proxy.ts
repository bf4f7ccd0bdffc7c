import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy to a port of this machine that a test can cut or delay. */
export async function startUnreliableProxy(port: number) {
  const sockets = new Set<Socket>();
  let state: 'open' | 'frozen' | 'closed' = 'open';
  let delayMs = 0;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const proxy = createServer((near) => {
    sockets.add(near);
    near.on('error', () => near.destroy()).on('close', () => sockets.delete(near));
    if (state === 'closed') near.destroy();
    if (state !== 'open') return;
    const far = connect(port, '127.0.0.1');
    sockets.add(far);
    far.on('close', () => sockets.delete(far));
    near.pipe(far);
    far
      .pipe(
        new Transform({
          transform: (chunk, _encoding, done) =>
            delayMs > 0 ? setTimeout(done, delayMs, null, chunk) : done(null, chunk),
        }),
      )
      .pipe(near);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    /** Delays answers from now on. */
    delay: (ms: number) => {
      delayMs = ms;
    },
    /** From now on nothing passes, and connections stay open. */
    freeze: () => {
      state = 'frozen';
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Closes all connections, and every new one from now on. */
    shut: () => {
      state = 'closed';
      cut();
    },
    /** Closes the connections that were held up; new ones work. */
    open: () => {
      state = 'open';
      cut();
    },
    close: async () => {
      cut();
      await new Promise((done) => proxy.close(done));
    },
  };
}
