import type { ApolloClient, OperationVariables } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionIsBack } from '../../lib/connection.ts';
import { createClient } from '../client.ts';
import { sendMutationOnce } from '../mutations/sendMutationOnce.ts';
import { openOutbox } from './outbox.ts';
import type { OutboxStore, Waiting } from './outboxStore.ts';

const sendMessage = parse(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      success
      message
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
const arrive = parse(`
  mutation AnnounceArrival($orderId: ID!) {
    announceArrival(orderId: $orderId) {
      success
      message
      alreadyDone
    }
  }
`);

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

/** As a browser keeps it over restarts. */
function memoryStore(): OutboxStore {
  let kept: readonly Waiting[] = [];
  return {
    read: async () => kept,
    write: async (waiting) => {
      kept = waiting;
    },
  };
}

/** A page; the server notes what it is sent, and refuses the text "wrong". */
function openPage(store: OutboxStore, sent: string[]) {
  const client: ApolloClient = createClient({
    uri: 'http://shop/graphql',
    readToken: () => null,
    onSignedOut: () => {},
    fetch: async (_uri, init) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      const { operationName, variables } = JSON.parse(String(init?.body));
      const text = variables.input?.text ?? operationName;
      sent.push(text);
      const field = `${operationName[0].toLowerCase()}${operationName.slice(1)}`;
      const success = text !== 'wrong';
      const answer = { success, message: success ? 'Sent.' : 'It is wrong.', alreadyDone: false };
      return Response.json({
        data: { [field]: { __typename: `${operationName}Payload`, ...answer } },
      });
    },
  });
  const outbox = openOutbox(client, 'account', store);
  const send = (variables: OperationVariables, mutation = sendMessage) =>
    sendMutationOnce<object, OperationVariables>(client, mutation, { variables });
  return { outbox, send, texts: () => outbox.items().map(({ text }) => text) };
}

function goOnline() {
  isOnline = true;
  connectionIsBack();
}

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

test('Undo takes one back, which is then never sent', async () => {
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

test('what waits survives a restart, and is sent by the next page', async () => {
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

test('a refusal is told, and the next one is sent all the same', async () => {
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

test('what another tab has sent or taken back is not sent again', async () => {
  const store = memoryStore();
  const sent: string[] = [];
  const { outbox, send } = openPage(store, sent);
  const outcome = send(message('one'));
  await vi.waitFor(async () => expect(await store.read()).toHaveLength(1));
  await store.write([]);
  goOnline();
  expect(await outcome).toMatchObject({ ok: false });
  expect(sent).toEqual([]);
  outbox.close();
});

test('an arrival is dropped after 15 minutes; paying asks for the network at once', async () => {
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
