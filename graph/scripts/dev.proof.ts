import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waits } from '@fitness-zone/testkit/waits.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../embedded/free-port.ts';

let folder: string;
let dev: ChildProcess;
let said = '';
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
  const port = await freePort();
  const variables = [
    ...[`PORT=${port}`, 'DATA_DIR=data', 'AUTH_EMULATOR_PORT=0', 'CARD_SANDBOX_PORT=0'],
    ...['SEED=false', 'CURRENCY=eur', 'LOG_FORMAT=plain'],
  ];
  await writeFile(join(folder, '.env'), variables.join('\n'));
  const script = fileURLToPath(new URL('./dev.ts', import.meta.url));
  dev = spawn(process.execPath, [script], { cwd: folder, env: {} });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  url = `http://localhost:${port}`;
  await vi.waitUntil(() => said.includes('is open at'), { timeout: waits.step });
});
afterAll(async () => {
  dev.kill('SIGTERM');
  await once(dev, 'close');
  await rm(folder, { recursive: true, force: true });
});

test('prints the address of .env, at which the pages are', async () => {
  expect(said).toContain(`Fitness Zone is open at ${url}\n`);
  for (const path of ['/', '/pages', '/category/1']) {
    const page = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('/@vite/client');
  }
  expect(await (await fetch(`${url}/src/main.tsx`)).text()).toContain('import');
  expect((await fetch(`${url}/favicon.svg`)).headers.get('content-type')).toBe('image/svg+xml');
});

test('passes on what is the server’s, which has every variable of .env', async () => {
  const config = await (await fetch(`${url}/config.json`)).json();
  expect(config).toMatchObject({ publicUrl: url, currency: 'EUR' });
  expect(await (await fetch(`${url}/products`)).json()).toEqual([]);
  const explorer = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
  expect(await explorer.text()).toContain('sandbox');
});

test('passes on live connections', async () => {
  const connected = Promise.withResolvers<void>();
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    onNonLazyError: connected.reject,
    on: { connected: () => connected.resolve() },
  });
  await connected.promise;
  await client.dispose();
});
