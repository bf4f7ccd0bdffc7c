import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const clientSockets = 'net.client.socket';

/**
 * Emits the `drain` that writers of a closed socket still wait for. The driver (7.9 still) waits for it
 * for ever when it writes while the other side ends the connection; if that happens to its monitor, it
 * never reconnects to the database.
 * @returns a function that stops it
 */
export function wakeWritersOfEndedSockets(): () => void {
  subscribe(clientSockets, watch);
  return () => unsubscribe(clientSockets, watch);
}

function watch(message: unknown): void {
  const { socket } = message as { socket: Socket };
  // After the other listeners: a writer that is woken must find that the connection has ended.
  socket.once('close', () => process.nextTick(() => socket.emit('drain')));
}
