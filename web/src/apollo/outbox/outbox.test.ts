import { setTimeout as sleep } from 'node:timers/promises';
import type { ApolloClient, OperationVariables } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionIsBack } from '../../lib/connection.ts';
import { createClient } from '../client.ts';
import { sendMutationOnce } from '../mutations/sendMutationOnce.ts';
import { openOutbox } from './outbox.ts';
import { browserStore, type OutboxStore, readAllWaiting, type Waiting } from './outboxStore.ts';
import { unsentText } from './unsentText.ts';

/** IndexedDB, which jsdom lacks: each call is a transaction. */
const database = vi.hoisted(() => new Map<string, unknown>());
/** Like idb-keyval: each change is one transaction. */
const memory = {
  get: async (key: string) => database.get(key),
  entries: async () => [...database.entries()],
  update: async (key: string, change: (old: unknown) => unknown) =>
    void database.set(key, change(database.get(key))),
} as unknown as NonNullable<Parameters<typeof browserStore>[1]> &
  NonNullable<Parameters<typeof readAllWaiting>[0]>;

const sendMessage = parse(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      success
      message
      code
      alreadyDone
    }
  }
`);
const pay = parse(`
  mutation RecordPayment($input: RecordPaymentInput!) {
    recordPayment(input: $input) {
      success
      message
      alreadyDone
    }
  }
`);
const answerProblem = parse(`
  mutation AnswerProblem($input: AnswerProblemInput!) {
    answerProblem(input: $input) {
      success
      message
      alreadyDone
    }
  }
`);
const comment = parse(`
  mutation CommentOnProblem($input: CommentOnProblemInput!) {
    commentOnProblem(input: $input) {
      success
      message
      alreadyDone
    }
  }
`);
const arrive = parse(`
  mutation AnnounceArrival($orderId: ID!) {
    announceArrival(orderId: $orderId) {
      success
      message
      alreadyDone
    }
  }
`);

/** A message left waiting by an earlier visit. */
const left = (text: string): Waiting => ({
  id: text,
  name: 'SendMessage',
  document: sendMessage,
  variables: message(text),
  at: Date.now(),
});

const message = (text: string) => ({ input: { threadId: '1', text, requestId: `id of ${text}` } });

let isOnline = true;

beforeEach(() => {
  isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A store that survives restarts, like a browser's. */
function memoryStore(): OutboxStore {
  let kept: readonly Waiting[] = [];
  return {
    read: async () => kept,
    edit: async (change) => {
      kept = change(kept);
    },
  };
}

type Shop = {
  readToken?: () => string | null | Promise<string | null>;
  isOwn?: () => boolean;
  /** replaces the server's answer */
  respond?: (text: string) => Response | undefined | Promise<undefined>;
};

/** A page; the server records the messages it receives, and refuses the text "wrong". */
function openPage(
  store: OutboxStore,
  sent: string[],
  { readToken = () => null, isOwn = () => true, respond = () => undefined }: Shop = {},
) {
  const client: ApolloClient = createClient({
    uri: 'http://shop/graphql',
    readToken,
    onSignedOut: () => {},
    fetch: async (_uri, init) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      const { operationName, variables } = JSON.parse(String(init?.body));
      const text = variables.input?.text ?? operationName;
      sent.push(text);
      const other = await respond(text);
      if (other) return other;
      const field = `${operationName[0].toLowerCase()}${operationName.slice(1)}`;
      const success = text !== 'wrong';
      const answer = {
        success,
        message: success ? 'Sent.' : 'It is wrong.',
        code: null,
        alreadyDone: false,
      };
      return Response.json({
        data: { [field]: { __typename: `${operationName}Payload`, ...answer } },
      });
    },
  });
  const outbox = openOutbox(client, 'account', isOwn, store);
  const send = (variables: OperationVariables, mutation = sendMessage) =>
    sendMutationOnce<object, OperationVariables>(client, mutation, { variables });
  return { outbox, send, texts: () => outbox.items().map(({ text }) => text) };
}

function goOnline() {
  isOnline = true;
  connectionIsBack();
}

test('an action is listed once the browser has stored it', async () => {
  let finish = () => {};
  const store = memoryStore();
  const written = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow: OutboxStore = { ...store, edit: (change) => written.then(() => store.edit(change)) };
  const { outbox, send, texts } = openPage(slow, []);
  void send(message('hello'));
  await sleep(20);
  expect(texts()).toEqual([]);
  finish();
  await vi.waitFor(() => expect(texts()).toEqual(['Message']));
  outbox.close();
});

test('messages wait for the network, and are sent once, in order, with their request ids', async () => {
  const sent: string[] = [];
  const { outbox, send, texts } = openPage(memoryStore(), sent);
  const outcomes = Promise.all(['one', 'two', 'three'].map((text) => send(message(text))));
  await vi.waitFor(() => expect(texts()).toEqual(['Message', 'Message', 'Message']));
  goOnline();
  connectionIsBack();
  expect((await outcomes).map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(sent).toEqual(['one', 'two', 'three']);
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  outbox.close();
});

test('an action that is undone is never sent', async () => {
  const sent: string[] = [];
  const { outbox, send } = openPage(memoryStore(), sent);
  const [first, second] = [send(message('one')), send(message('two'))];
  await vi.waitFor(() => expect(outbox.items()).toHaveLength(2));
  outbox.remove(outbox.items()[0]?.id ?? '');
  expect(await first).toMatchObject({ ok: false, refusal: { message: 'Not sent.' } });
  goOnline();
  expect(await second).toMatchObject({ ok: true });
  expect(sent).toEqual(['two']);
  outbox.close();
});

test('waiting actions survive a restart and are sent by the next page', async () => {
  const store = memoryStore();
  const sent: string[] = [];
  const left = openPage(store, sent);
  void left.send(message('one'));
  void left.send(message('two'));
  await vi.waitFor(async () => expect(await store.read()).toHaveLength(2));
  left.outbox.close();
  const { outbox, texts } = openPage(store, sent);
  await vi.waitFor(() => expect(texts()).toEqual(['Message', 'Message']));
  goOnline();
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  expect(sent).toEqual(['one', 'two']);
  expect(await store.read()).toEqual([]);
  outbox.close();
});

test('a refused action is listed with its reason, and the next one is sent', async () => {
  const sent: string[] = [];
  const store = memoryStore();
  const { outbox, send } = openPage(store, sent);
  const [refused, done] = [send(message('wrong')), send(message('two'))];
  await vi.waitFor(() => expect(outbox.items()).toHaveLength(2));
  goOnline();
  expect(await refused).toMatchObject({ ok: false, refusal: { message: 'It is wrong.' } });
  expect(await done).toMatchObject({ ok: true });
  await vi.waitFor(() =>
    expect(outbox.items()).toMatchObject([{ text: 'Message', failure: 'It is wrong.' }]),
  );
  expect(await store.read()).toEqual([]);
  outbox.remove(outbox.items()[0]?.id ?? '');
  expect(outbox.items()).toEqual([]);
  outbox.close();
});

test('actions that another tab has sent or undone are not sent again', async () => {
  const store = memoryStore();
  const sent: string[] = [];
  const { outbox, send } = openPage(store, sent);
  const outcome = send(message('one'));
  await vi.waitFor(async () => expect(await store.read()).toHaveLength(1));
  await store.edit(() => []);
  goOnline();
  expect(await outcome).toMatchObject({ ok: false });
  expect(sent).toEqual([]);
  outbox.close();
});

test('an arrival is dropped after 15 minutes; paying fails at once', async () => {
  const sent: string[] = [];
  const { outbox, send } = openPage(memoryStore(), sent);
  const arrival = send({ orderId: '1' }, arrive);
  await vi.waitFor(() => expect(outbox.items()).toHaveLength(1));
  const payment = await send({ input: { transactionId: '1' } }, pay);
  expect(payment).toMatchObject({ ok: false, refusal: { code: null } });
  expect(outbox.items()).toHaveLength(1);
  const later = Date.now() + 15 * 60_000 + 1;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  goOnline();
  expect(await arrival).toMatchObject({ ok: false });
  expect(sent).toEqual([]);
  outbox.close();
});

test('an offer, a refusal and a comment in a problem wait; accepting what the buyer asks for fails at once', async () => {
  const sent: string[] = [];
  const store = memoryStore();
  const left = openPage(store, sent);
  const input = (text: string, answer?: string) => ({ input: { orderId: '1', answer, text } });
  void left.send(input('Half?', 'OFFER'), answerProblem);
  void left.send(input('No.', 'DECLINE'), answerProblem);
  void left.send(input('It was new.'), comment);
  const accepted = await left.send(input('Yes.', 'ACCEPT'), answerProblem);
  expect(accepted).toMatchObject({ ok: false, refusal: { code: null } });
  await vi.waitFor(async () => expect(await store.read()).toHaveLength(3));
  left.outbox.close();
  const { outbox, texts } = openPage(store, sent);
  const answer = 'Answer to a problem';
  await vi.waitFor(() => expect(texts()).toEqual([answer, answer, 'Comment on a problem']));
  goOnline();
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  expect(sent).toEqual(['Half?', 'No.', 'It was new.']);
  outbox.close();
});

test('actions of an earlier page are not sent with another account’s token', async () => {
  const store = memoryStore();
  await store.edit(() => [left('one')]);
  const sent: string[] = [];
  let giveToken = (_token: string) => {};
  const readToken = vi.fn(() => new Promise<string>((resolve) => (giveToken = resolve)));
  isOnline = true;
  const { outbox } = openPage(store, sent, { readToken });
  await vi.waitFor(() => expect(readToken).toHaveBeenCalled());
  outbox.close();
  giveToken('of the next account');
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
  expect(await store.read()).toHaveLength(1);
});

test('nothing is sent or stored once another tab has changed the account', async () => {
  const store = memoryStore();
  const sent: string[] = [];
  let isOwn = true;
  const { outbox, send } = openPage(store, sent, { isOwn: () => isOwn });
  void send(message('one'));
  await vi.waitFor(async () => expect(await store.read()).toHaveLength(1));
  isOwn = false;
  void send(message('two'));
  await vi.waitFor(() => expect(outbox.items()).toHaveLength(2));
  goOnline();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
  expect(await store.read()).toMatchObject([{ variables: message('one') }]);
  outbox.close();
});

test('a refusal that arrives after the page was closed leaves the stored action', async () => {
  const store = memoryStore();
  await store.edit(() => [left('wrong')]);
  const sent: string[] = [];
  let respond = () => {};
  const responded = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)));
  isOnline = true;
  const { outbox } = openPage(store, sent, { respond: () => responded });
  await vi.waitFor(() => expect(sent).toEqual(['wrong']));
  outbox.close();
  respond();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await store.read()).toHaveLength(1);
});

const refusedBy = (code: string) => () =>
  Response.json({ errors: [{ message: 'Not now.', extensions: { code } }] });

test.each([
  ['a server that fails', () => new Response('Bad gateway', { status: 502 })],
  ['a page of the network', () => new Response('<title>Log in to the Wi-Fi</title>')],
  ['an expired token', refusedBy('UNAUTHENTICATED')],
  ['too many requests', refusedBy('TOO_MANY_REQUESTS')],
  [
    'a payload of too many requests',
    () => {
      const answer = { success: false, message: 'Not now.', alreadyDone: false };
      const sendMessage = { __typename: 'P', ...answer, code: 'TOO_MANY_REQUESTS' };
      return Response.json({ data: { sendMessage } });
    },
  ],
])('after %s an action still waits and is sent later', async (_name, passing) => {
  const store = memoryStore();
  await store.edit(() => [left('one')]);
  const sent: string[] = [];
  const responses = [passing(), passing()];
  const { outbox, send } = openPage(store, sent, { respond: () => responses.shift() });
  const second = send(message('two'));
  await vi.waitFor(() => expect(outbox.items()).toHaveLength(2));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  goOnline();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.waitFor(() => expect(sent).toEqual(['one']));
  expect(outbox.items().map(({ failure }) => failure)).toEqual([null, null]);
  expect(await store.read()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await second).toMatchObject({ ok: true });
  expect(sent).toEqual(['one', 'one', 'one', 'two']);
  expect(await store.read()).toEqual([]);
  outbox.close();
});

test('an action of this page stays pending after a failure that passes', async () => {
  const sent: string[] = [];
  const responses = [refusedBy('TOO_MANY_REQUESTS')()];
  const { outbox, send } = openPage(memoryStore(), sent, { respond: () => responses.shift() });
  const outcome = send(message('one'));
  await vi.waitFor(() => expect(outbox.items()).toHaveLength(1));
  goOnline();
  await vi.waitFor(() => expect(responses).toEqual([]));
  await new Promise((resolve) => setTimeout(resolve));
  goOnline();
  expect(await outcome).toMatchObject({ ok: true });
  expect(sent).toEqual(['one', 'one']);
  outbox.close();
});

test('leaving the page tells the user that pending actions wait', async () => {
  const { outbox, send } = openPage(memoryStore(), []);
  const outcome = send(message('one'));
  await vi.waitFor(() => expect(outbox.items()).toHaveLength(1));
  outbox.close();
  expect(await outcome).toMatchObject({ refusal: { message: 'Waits for the network.' } });
});

test('two tabs store waiting actions at once, each account its own', async () => {
  const [tab, other] = [browserStore('ada', memory), browserStore('ada', memory)];
  await Promise.all([
    tab.edit((kept) => [...kept, left('one')]),
    other.edit((kept) => [...kept, left('two')]),
  ]);
  await browserStore('eva', memory).edit((kept) => [...kept, left('three')]);
  expect((await tab.read()).map(({ id }) => id)).toEqual(['one', 'two']);
  expect((await browserStore('eva', memory).read()).map(({ id }) => id)).toEqual(['three']);
  database.set('cache', { accountId: 'eva' });
  const unsent = await readAllWaiting(memory);
  expect(unsent.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  expect(unsentText(unsent)).toBe('3 actions that waited weren’t sent: Message.');
  expect(unsentText([{ name: 'AddToBookingList' }])).toBe(
    '1 action that waited wasn’t sent: Booking.',
  );
});

test('an open tab sends the actions of a closed tab', async () => {
  const store = memoryStore();
  const sent: string[] = [];
  const open = openPage(store, sent);
  const closed = openPage(store, sent);
  void closed.send(message('one'));
  await vi.waitFor(async () => expect(await store.read()).toHaveLength(1));
  closed.outbox.close();
  goOnline();
  await vi.waitFor(() => expect(sent).toEqual(['one']));
  await vi.waitFor(async () => expect(await store.read()).toEqual([]));
  open.outbox.close();
});
