import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

type Entry = [id: string, fields: string[]];
type Waiting = { socket: Socket; after: string; timer: NodeJS.Timeout };

/**
 * The part of Redis that the relay of changes uses, on a free port: one stream in memory. The product's own client
 * talks to it, so that broken connections are real.
 */
export async function startRedisStandIn() {
  const sockets = new Set<Socket>();
  let stream: Entry[] = [];
  let waiting: Waiting[] = [];
  let clock = Date.now();
  let uptime = 0;
  let isSilent = false;

  function add(fields: string[]): string {
    clock = Math.max(clock + 1, Date.now());
    const id = `${clock}-0`;
    stream.push([id, fields]);
    for (const { socket, timer, after: lastId } of waiting) {
      clearTimeout(timer);
      socket.write(told(after(lastId)));
    }
    waiting = [];
    return id;
  }

  const after = (id: string) => stream.filter(([one]) => compare(one, id) > 0);
  const told = (entries: Entry[]) => reply([['stream', entries]]);

  const commands: Record<string, (args: string[], socket: Socket) => string | undefined> = {
    // The client falls back to the older protocol.
    HELLO: () => '-NOPROTO unsupported protocol version\r\n',
    INFO: () => reply(`redis_version:5.0.0\r\nuptime_in_seconds:${uptime}\r\nloading:0`),
    CLIENT: () => '+OK\r\n',
    QUIT: () => '+OK\r\n',
    XADD: (args) => reply(add(args.slice(args.indexOf('*') + 1))),
    XRANGE: ([, from = '']) => reply(stream.filter(([id]) => id === from)),
    XREVRANGE: (args) => reply(stream.slice(-Number(args.at(-1))).reverse()),
    XREAD(args, socket) {
      const place = args.at(-1) ?? '';
      if (after(place).length > 0) return told(after(place));
      const wait = Number(args[args.indexOf('BLOCK') + 1]);
      const timer = setTimeout(() => socket.write('*-1\r\n'), wait).unref();
      waiting.push({ socket, after: place, timer });
      return undefined;
    },
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      for (let read = readCommand(text); read; read = readCommand(text)) {
        text = text.slice(read.length);
        const [name = '', ...args] = read.words;
        const answer = commands[name.toUpperCase()]?.(args, socket);
        if (answer !== undefined && !isSilent) socket.write(answer);
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      waiting = waiting.filter((one) => one.socket !== socket);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Ends all connections. */
    cut,
    /** Drops all entries, as a restart without persistence does. */
    forget: () => {
      stream = [];
    },
    /** Pretends an uptime of this many seconds. */
    runningFor: (seconds: number) => {
      uptime = seconds;
    },
    /** Accepts commands but answers none; or answers again. */
    silent: (silent: boolean) => {
      isSilent = silent;
    },
    /** The number of readers waiting for an entry. */
    readers: () => waiting.length,
    add,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function compare(one: string, other: string): number {
  return Number(one.split('-')[0]) - Number(other.split('-')[0]);
}

/** Encodes a value in Redis's protocol. */
function reply(value: unknown): string {
  if (!Array.isArray(value)) return `$${Buffer.byteLength(String(value))}\r\n${value}\r\n`;
  return `*${value.length}\r\n${value.map(reply).join('')}`;
}

/** The first complete command of the received text, which is all ASCII here. */
function readCommand(text: string) {
  const lines = text.split('\r\n');
  const count = Number(lines[0]?.slice(1));
  if (lines.length < 2 * count + 2) return null;
  const parts = Array.from({ length: count }, (_, index) => lines[2 * index + 2] ?? '');
  return { words: parts, length: lines.slice(0, 2 * count + 1).join('\r\n').length + 2 };
}
