import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isListening } from '@fitness-zone/testkit/engines/start-nginx.ts';
import { freePort } from '../../embedded/free-port.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const starter = (name: string) => ['sh', `${root}tools/engines/${name}.sh`];

/** An engine in its own process. It can be killed, held up and restarted on the same port. */
export type Engine = {
  pid: () => number;
  start: () => Promise<void>;
  kill: () => Promise<void>;
};

async function startEngine(port: number, command: readonly string[], isReady = async () => true) {
  const [program = '', ...args] = command;
  const launch = async () => {
    const child = spawn(program, args, { stdio: 'ignore', cwd: root });
    const ended = once(child, 'exit');
    while (child.exitCode === null && !((await isListening(port)) && (await isReady())));
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended`);
    return { child, ended };
  };
  let running = await launch();
  return {
    pid: () => running.child.pid ?? 0,
    async start() {
      running = await launch();
    },
    async kill() {
      running.child.kill('SIGKILL');
      await running.ended;
    },
  } satisfies Engine;
}

/** The embedded store on TCP. */
export async function startStore(dataDir: string) {
  const port = await freePort();
  const program = [process.execPath, `${root}graph/scripts/store.ts`];
  const store = await startEngine(port, [...program, '--port', String(port), '--data', dataDir]);
  return { ...store, uri: `mongodb://127.0.0.1:${port}/fitness-zone?directConnection=true` };
}

/** Starts every engine, on free ports, and names them in the environment of this process. */
export async function startEngines(dataDir: string) {
  await using opened = new AsyncDisposableStack();
  const start = async (
    command: readonly string[],
    isReady?: (port: number) => Promise<boolean>,
  ) => {
    const port = await freePort();
    const given = command.map((one) => one.replace('PORT', String(port)));
    const engine = await startEngine(port, given, isReady && (() => isReady(port)));
    opened.defer(engine.kill);
    return { ...engine, port };
  };
  process.env.ENGINES_DIR ??= `${root}.data/engines`;
  const mongodb = opened.adopt(await startStore(dataDir), (store) => store.kill());
  const redis = await start([...starter('redis'), 'PORT']);
  const search = await start([...starter('opensearch'), 'PORT'], isGreenOrYellow);
  const s3 = await start([...starter('s3'), 'PORT']);
  const at = (port: number) => `127.0.0.1:${port}`;
  Object.assign(process.env, {
    MONGODB_URI: mongodb.uri,
    REDIS_URL: `redis://${at(redis.port)}`,
    SEARCH_URL: `http://${at(search.port)}`,
    S3_ENDPOINT: `http://${at(s3.port)}`,
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'fitness-zone',
    S3_ACCESS_KEY_ID: 'fitness',
    S3_SECRET_ACCESS_KEY: 'fitness-zone-secret',
  });
  const parts = opened.move();
  return { mongodb, redis, search, s3, close: () => parts.disposeAsync() };
}

const isGreenOrYellow = (port: number) =>
  fetch(`http://127.0.0.1:${port}/_cluster/health?wait_for_status=yellow&timeout=5s`).then(
    ({ ok }) => ok,
    () => false,
  );
