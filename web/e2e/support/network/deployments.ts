import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

const isText = /javascript|css|html|json|xml/;

/**
 * Serves the shop at a second address, where another build can be deployed: the same application with other file names.
 */
export async function openDeployments(shop: string) {
  const { build } = (await (await fetch(`${shop}/build.json`)).json()) as { build: string };
  let isDeployed = false;
  const files = () => (isDeployed ? '/next-assets/' : '/assets/');

  /** Renames the build, its files and its worker's caches once the other build is deployed. */
  const renamed = (text: string): string =>
    isDeployed
      ? text
          .replaceAll('assets/', 'next-assets/')
          .replaceAll(build, `next-${build}`)
          .replaceAll(/(?<=revision:["'`])/g, 'next-')
      : text;

  async function answer(request: IncomingMessage) {
    const path = request.url ?? '/';
    if (/^\/(next-)?assets\//.test(path) && !path.startsWith(files()))
      return { status: 404, headers: {}, body: Buffer.from('') };
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const hasBody = !['GET', 'HEAD'].includes(request.method ?? '');
    const answered = await fetch(shop + path.replace('/next-assets/', '/assets/'), {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(hasBody && { body: new Uint8Array(await buffer(request)) }),
    });
    const given = Object.fromEntries(answered.headers);
    for (const name of ['content-security-policy', 'content-length', 'content-encoding', 'etag'])
      delete given[name];
    const body = Buffer.from(await answered.arrayBuffer());
    const isRenamed = isText.test(given['content-type'] ?? '');
    return {
      status: answered.status,
      headers: given,
      body: isRenamed ? Buffer.from(renamed(body.toString())) : body,
    };
  }

  const server = createServer(async (request, response) => {
    try {
      const { status, headers, body } = await answer(request);
      response.writeHead(status, headers).end(body);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  });
  server.on('upgrade', (request, socket, head) => {
    const { port, hostname } = new URL(shop);
    const upstream = connect(Number(port), hostname, () => {
      const lines = Object.entries(request.headers).map(([name, value]) =>
        // The shop only accepts connections of its own pages.
        /^(host|origin)$/.test(name)
          ? `${name}: ${name === 'host' ? new URL(shop).host : shop}`
          : `${name}: ${value}`,
      );
      upstream.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    const end = () => {
      upstream.destroy();
      socket.destroy();
    };
    upstream.on('error', end).on('close', end);
    socket.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Deploys the other build: the files of the first one are gone. */
    deploy(): void {
      isDeployed = true;
    },
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
    },
  };
}
