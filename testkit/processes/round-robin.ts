import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that sends each request to the next of several servers. */
export async function startRoundRobin(urls: readonly string[]) {
  let next = 0;
  const proxy = createServer((request, response) => {
    const server = urls[next++ % urls.length] ?? '';
    const { method, headers, url = '' } = request;
    const passedOn = ask(new URL(url, server), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.on('error', (error) => response.destroy(error));
    request.pipe(passedOn);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
