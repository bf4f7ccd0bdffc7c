import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../apollo/client.ts';
import { answerWithinMs, pingAfterMs } from './connectionWatch.ts';
import { subscribeToChanges } from './subscribeToChanges.ts';

type Message = { type: string; id?: string };

/** The server's reaction to messages; without one, the socket is half open. */
let answer: (message: Message, socket: FakeSocket) => void;
let sockets: FakeSocket[] = [];
let opens = true;

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = 0;
  readonly sent: Message[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    sockets.push(this);
    if (!opens) return;
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message;
    this.sent.push(message);
    answer(message, this);
  }

  says(message: object): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  /** While nobody answers, a browser fires no `close` event. */
  close(): void {
    this.readyState = 2;
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }
}

const batch = {
  changes: {
    __typename: 'ChangeBatch',
    cursor: '1',
    version: null,
    complete: true,
    viewer: null,
    changes: [],
  },
};

function healthy({ type, id }: Message, socket: FakeSocket): void {
  if (type === 'connection_init') socket.says({ type: 'connection_ack' });
  if (type === 'subscribe') socket.says({ type: 'next', id, payload: { data: batch } });
  if (type === 'ping') socket.says({ type: 'pong' });
}

let stop = () => {};
let missed = 0;

function follow() {
  stop = subscribeToChanges({
    client: createClient({ readToken: () => null, onSignedOut: () => {} }),
    url: 'ws://shop/graphql',
    since: '1',
    readToken: () => null,
    onTokenChange: () => () => {},
    onSignedOut: () => {},
    onRoleChange: () => {},
    onMissedChanges: () => {
      missed += 1;
    },
    webSocket: FakeSocket,
  });
}

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const types = (socket: FakeSocket | undefined) => socket?.sent.map(({ type }) => type);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  sockets = [];
  opens = true;
  answer = healthy;
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a quiet connection is asked for a sign of life, and stays as long as it answers', async () => {
  follow();
  await passes(10 * pingAfterMs);
  expect(sockets).toHaveLength(1);
  expect(types(sockets[0])?.filter((type) => type === 'ping').length).toBeGreaterThanOrEqual(9);
});

test('a ping without a pong makes the connection anew', async () => {
  follow();
  await passes(1_000);
  answer = () => {};
  await passes(pingAfterMs + answerWithinMs - 1_500);
  expect(sockets).toHaveLength(1);
  answer = healthy;
  await passes(2_500);
  expect(sockets).toHaveLength(2);
  expect(types(sockets[1])).toEqual(['connection_init', 'subscribe']);
});

test('after a batch that brought a record only in part, pages ask for what they show', async () => {
  missed = 0;
  answer = (message, socket) => {
    if (message.type !== 'subscribe') return healthy(message, socket);
    const errors = [{ message: 'Something went wrong.' }];
    socket.says({ type: 'next', id: message.id, payload: { data: batch, errors } });
  };
  follow();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(missed).toBe(1);
});

test.each(['focus', 'pageshow', 'visibilitychange'])(
  'on %s the connection is checked at once',
  async (event) => {
    follow();
    await passes(2_000);
    answer = () => {};
    const target = event === 'visibilitychange' ? document : window;
    target.dispatchEvent(new Event(event));
    expect(types(sockets[0])?.at(-1)).toBe('ping');
    await passes(answerWithinMs);
    answer = healthy;
    await passes(1_000);
    expect(sockets).toHaveLength(2);
  },
);

test('a page that comes into sight does not wait for the next attempt, but tries once a second at most', async () => {
  answer = (_message, socket) => void setTimeout(() => socket.breaks());
  follow();
  await passes(60_000);
  const before = sockets.length;
  await passes(1_500);
  for (let count = 0; count < 100; count += 1) {
    window.dispatchEvent(new Event('focus'));
    await passes(20);
  }
  expect(sockets.length - before).toBeGreaterThanOrEqual(1);
  expect(sockets.length - before).toBeLessThanOrEqual(3);
});

const silent = () => {};
const acknowledging: typeof answer = ({ type }, socket) => {
  if (type === 'connection_init') socket.says({ type: 'connection_ack' });
};

test.each([
  ['does not open', false, silent],
  ['opens and says nothing', true, silent],
  ['is acknowledged and answers no subscription', true, acknowledging],
])('a connection that %s is given up within half a minute', async (_what, isOpened, answers) => {
  opens = isOpened;
  answer = answers;
  follow();
  await passes(32_000);
  expect(sockets.length).toBeGreaterThanOrEqual(2);
});

test('connections that break at once are tried less and less often, every half minute at last', async () => {
  answer = (message, socket) => {
    healthy(message, socket);
    if (message.type === 'subscribe') setTimeout(() => socket.breaks(), 10);
  };
  follow();
  await passes(120_000);
  expect(sockets.length).toBeGreaterThanOrEqual(6);
  expect(sockets.length).toBeLessThanOrEqual(9);
  const before = sockets.length;
  await passes(120_000);
  expect(sockets.length - before).toBeGreaterThanOrEqual(3);
  expect(sockets.length - before).toBeLessThanOrEqual(5);
});

test('a batch that the server could not make is asked for again on another connection', async () => {
  follow();
  await passes(11_000);
  const id = sockets[0]?.sent.find(({ type }) => type === 'subscribe')?.id;
  sockets[0]?.says({ type: 'next', id, payload: { data: null, errors: [{ message: 'x' }] } });
  await passes(1_500);
  expect(sockets).toHaveLength(2);
});
