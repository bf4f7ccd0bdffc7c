import type { Connection } from 'mongoose';
import type { Metrics } from '../../shared/metrics.ts';

/**
 * Counts and times database commands by the connections that the driver checks out for them. The driver's own command
 * events would decode every answer twice.
 * @returns a function that stops it
 */
export function countCommands(
  connection: Connection,
  { databaseCommands, databaseFailures }: Pick<Metrics, 'databaseCommands' | 'databaseFailures'>,
): () => void {
  const client = connection.getClient();
  const lent = new Map<string, number>();
  const keyOf = (event: { address: string; connectionId: number | string }) =>
    `${event.address} ${event.connectionId}`;
  const lend = (event: Parameters<typeof keyOf>[0]) =>
    void lent.set(keyOf(event), performance.now());
  const takeBack = (event: Parameters<typeof keyOf>[0]) => {
    const key = keyOf(event);
    const since = lent.get(key);
    if (since === undefined) return;
    lent.delete(key);
    databaseCommands.observe((performance.now() - since) / 1000);
  };
  const fail = () => databaseFailures.inc();
  client.on('connectionCheckedOut', lend);
  client.on('connectionCheckedIn', takeBack);
  client.on('connectionCheckOutFailed', fail);
  return () => {
    client.off('connectionCheckedOut', lend);
    client.off('connectionCheckedIn', takeBack);
    client.off('connectionCheckOutFailed', fail);
  };
}
