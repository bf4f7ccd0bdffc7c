import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const clientSockets = 'net.client.socket';

/**
 * Wakes whoever waits for the `drain` of a socket that has closed. The driver (7.9 still) does so for
 * ever when it writes in the moment in which the other side ends the connection; where that befalls its
 * monitor, it never finds the database again.
 * @returns ends it
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
