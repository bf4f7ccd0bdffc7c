import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Checks that a port is free before anything slow starts.
 * @throws an error that says which variable to change
 */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    const listening = once(probe, 'listening');
    probe.listen(port, host);
    await listening;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(
      reason === 'EADDRINUSE'
        ? `PORT: ${port} is taken by another program; stop it or set PORT to a free port.`
        : `PORT: cannot listen on ${host}:${port} (${reason}); set HOST and PORT to an address of this machine.`,
      { cause: error },
    );
  }
  probe.close();
  await once(probe, 'close');
}
