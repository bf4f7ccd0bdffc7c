import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const clientSockets = 'net.client.socket';

/**
 * Emits the `drain` that writers of a closed socket still wait for. The driver (as of 7.9) waits forever if the other
 * side closes the connection during a write; if that happens to its monitor, it never reconnects.
 * @returns a function that stops it
 */
export function wakeWritersOfEndedSockets(): () => void {
  subscribe(clientSockets, watch);
  return () => unsubscribe(clientSockets, watch);
}

function watch(message: unknown): void {
  const { socket } = message as { socket: Socket };
  // Runs after the other listeners: a woken writer must see that the connection is closed.
  socket.once('close', () => process.nextTick(() => socket.emit('drain')));
}
