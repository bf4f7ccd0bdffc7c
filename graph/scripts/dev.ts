import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from '../embedded/free-port.ts';
import { readConfig } from '../src/config/config.ts';
import { loadEnvFile } from '../src/config/load-env-file.ts';
import { explainStartFailure } from '../src/start/start-failure.ts';
import { stopWithParent } from '../src/start/stop-with-parent.ts';

// The shop with hot reload. Vite answers at the shop's address and passes requests for the server on; the server
// listens on its own port and restarts when its sources change.

const root = join(import.meta.dirname, '../..');
const web = join(root, 'web');

const viteFiles = /^\/(@|src\/|node_modules\/)/;
const publicFiles = new Set(readdirSync(join(web, 'public')).map((name) => `/${name}`));
const serverPages =
  /^\/(graphql|altair|docs|images|healthz|readyz|metrics)\b|\.(json|csv|txt|xml)$/;

function isForVite({ method, headers, url = '/' }: IncomingMessage): boolean {
  const path = new URL(url, 'http://localhost').pathname;
  if (viteFiles.test(path) || publicFiles.has(path)) return true;
  const wantsPage = method === 'GET' && Boolean(headers.accept?.includes('text/html'));
  return wantsPage && !serverPages.test(path);
}

try {
  stopWithParent();
  loadEnvFile();
  const { host, port, publicUrl } = readConfig();
  const serverPort = await freePort([port]);
  const pages = await createServer({
    root: web,
    server: {
      host,
      port,
      strictPort: true,
      proxy: {
        '^/': {
          target: `http://127.0.0.1:${serverPort}`,
          ws: true,
          bypass: (request) => (isForVite(request) ? request.url : null),
        },
      },
    },
  });
  await pages.listen();
  const server = spawn(process.execPath, ['--watch', join(root, 'graph/src/main.ts')], {
    stdio: 'inherit',
    // A service worker left by `npm start` would show an old build.
    env: {
      ...process.env,
      PORT: `${serverPort}`,
      PUBLIC_URL: publicUrl,
      SERVICE_WORKER: 'false',
    },
  });
  server.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.kill(signal));
} catch (error) {
  console.error(explainStartFailure(error));
  process.exitCode = 1;
}
