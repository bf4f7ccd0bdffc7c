import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type { Faults } from './faults.ts';

const opMsg = 2013;
/** Commands that drivers send on their own. */
const driverCommands = new Set([
  'hello',
  'ismaster',
  'isMaster',
  'ping',
  'endSessions',
  'killCursors',
]);

/**
 * A proxy to the database, on a port of its own, that loses commands and replies as the faults say. A loss also breaks
 * its connection, as in a network.
 */
export async function faultyDatabase(target: number, faults: Faults) {
  const sockets = new Set<Socket>();
  const closeSockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  void faults.killed.then(closeSockets);

  const server = createServer((client) => {
    const store = connect(target, '127.0.0.1');
    let losesReply = false;
    for (const socket of [client, store]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        store.destroy();
      });
    }
    client.on('data', (bytes: Buffer) => {
      const outcome = isCommand(bytes)
        ? faults.outcomeOf('database')
        : faults.isKilled
          ? 'killed'
          : 'well';
      if (outcome === 'killed') return client.destroy();
      if (outcome === 'well') return store.write(bytes);
      if (outcome.when === 'before') {
        if (outcome.kind === 'kill') faults.kill();
        return client.destroy();
      }
      losesReply = true;
      if (outcome.kind === 'kill') store.once('data', () => faults.kill());
      return store.write(bytes);
    });
    store.on('data', (bytes) => {
      if (losesReply || faults.isKilled) client.destroy();
      else client.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () => {
      closeSockets();
      server.close();
    },
  };
}

/** Whether an OP_MSG's first field is a command other than the driver's own. */
function isCommand(bytes: Buffer): boolean {
  if (bytes.length < 27 || bytes.readInt32LE(12) !== opMsg) return false;
  const end = bytes.indexOf(0, 26);
  return !driverCommands.has(bytes.toString('utf8', 26, end));
}
