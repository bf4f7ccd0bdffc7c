import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../graph/embedded/free-port.ts';

const configFile = new URL('../../tools/nginx/nginx.conf', import.meta.url);
const upstreamFile = new URL('../../tools/nginx/upstream.conf', import.meta.url);

/** nginx with the configuration of docker-compose.scale.yml, on a free port, in front of processes on this machine. */
export async function startNginx(program: string, ports: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = (await readFile(configFile, 'utf8'))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace(/^pid .*$/m, `pid ${folder}/pid;`)
    .replace('http {', `http {\n${temporary.join('\n')}`);
  const servers = ports.map((one) => `  server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`);
  const upstream = (await readFile(upstreamFile, 'utf8'))
    .replace(/^ +server .*\n/gm, '')
    .replace('least_conn;', `least_conn;\n${servers.join('\n')}`);
  await writeFile(join(folder, 'nginx.conf'), config);
  await writeFile(join(folder, 'upstream.conf'), upstream);
  let nginx = await launch();

  async function launch() {
    const child = spawn(
      program,
      ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
      // Drops `NGINX`, which nginx itself uses to hand over sockets.
      { stdio: ['ignore', 'ignore', 'inherit'], env: {} },
    );
    const ended = once(child, 'exit');
    while (child.exitCode === null && !(await isListening(port)));
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    return { child, ended };
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** Kills nginx and its workers, which would otherwise outlive it. Linux only. */
    async kill(): Promise<void> {
      const { pid = 0 } = nginx.child;
      const workers = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
      for (const one of [pid, ...workers.trim().split(' ').map(Number)])
        process.kill(one, 'SIGKILL');
      await nginx.ended;
    },
    async start(): Promise<void> {
      nginx = await launch();
    },
    async close(): Promise<void> {
      nginx.child.kill('SIGTERM');
      await nginx.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a port of this machine accepts connections; waits a moment if not. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    await setTimeout(50);
    return false;
  } finally {
    socket.destroy();
  }
}
