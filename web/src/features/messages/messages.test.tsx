import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Resolvers } from '../../../mocks/generated/resolvers.ts';
import { newId, type Records, type ThreadRecord } from '../../../mocks/records/records.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();

/** Begins a thread of the demo buyer about a product, in which both sides have written. */
function addThread(records: Records, place: number): ThreadRecord {
  const buyer = records.users.find(({ role }) => role === 'BUYER');
  const product = records.products.filter(({ inStock }) => inStock === 'AVAILABLE')[place];
  if (!buyer || !product) throw new Error('The sample data has nothing to ask about.');
  const neither = { buyer: false, seller: false };
  const thread: ThreadRecord = {
    id: newId(),
    productId: product.id,
    buyerId: buyer.id,
    sellerId: product.sellerId,
    unread: { buyer: 1, seller: 0 },
    blockedBy: { ...neither },
    deleted: { ...neither },
  };
  records.threads.push(thread);
  for (const [senderId, text] of [
    [buyer.id, `Does ${place} fold?`],
    [product.sellerId, `It does, ${place}.`],
  ] as const) {
    const createdAt = new Date().toISOString();
    const id = newId();
    records.messages.push({ id, threadId: thread.id, senderId, text, createdAt, requestId: null });
  }
  return thread;
}

/** The application as the buyer sees it in the first of two threads, whose other one is newer. */
function renderThread(overrides?: Resolvers) {
  const threads: ThreadRecord[] = [];
  const page = renderApp(
    (records) => {
      threads.push(addThread(records, 0), addThread(records, 1));
      return paths.thread(threads[0]?.id ?? '');
    },
    { role: 'BUYER', live: true },
    overrides,
  );
  return { ...page, threads };
}

const field = () => screen.findByRole('textbox', { name: /^Message to/ });
const log = async () => within(await screen.findByRole('log'));
const rows = async () =>
  within(await screen.findByRole('navigation', { name: 'Conversations' })).getAllByRole('link');

test('a thread that is opened is read, and counted no more', async () => {
  const { operations, records, threads } = renderThread();
  await (await log()).findByText('It does, 0.');
  await screen.findByRole('link', { name: 'Messages, 1 unread' });
  await waitFor(() => expect(threads[0]?.unread.buyer).toBe(0));
  expect(operations.filter((name) => name === 'MarkThreadRead')).toHaveLength(1);
  expect(records.threads[1]?.unread.buyer).toBe(1);
});

test('Enter sends what is typed, Shift+Enter makes a line, and the thread moves to the top', async () => {
  const { user, operations } = renderThread();
  const [first] = await rows();
  expect(first?.textContent).toContain('It does, 1.');
  await user.type(await field(), 'One{Shift>}{Enter}{/Shift}Two  {Enter}');
  await (await log()).findByText(/One\s+Two/);
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain('You: One'));
  expect(operations.filter((name) => name === 'SendMessage')).toHaveLength(1);
  expect(((await field()) as HTMLTextAreaElement).value).toBe('');
});

test('nothing but blanks is not sent, and neither is more than there may be', async () => {
  const { user, operations } = renderThread();
  await user.type(await field(), '   {Enter}');
  await user.clear(await field());
  await user.click(await field());
  await user.paste('a'.repeat(1990));
  await screen.findByText('10 characters left');
  await user.paste('b'.repeat(11));
  await screen.findByText('1 characters too many');
  await user.keyboard('{Enter}');
  expect(operations).not.toContain('SendMessage');
  await user.keyboard('{Backspace}{Enter}');
  await waitFor(() => expect(operations).toContain('SendMessage'));
});

test('a message that is refused stays with the reason, and can be discarded', async () => {
  const { user } = renderThread({
    Mutation: {
      sendMessage: async () => ({
        success: false,
        alreadyDone: false,
        message: 'Too many messages.',
        code: 'TOO_MANY_REQUESTS' as const,
      }),
    },
  });
  await user.type(await field(), 'Hello{Enter}');
  await screen.findByText('Not sent. Too many messages.');
  (await log()).getByText('Hello');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await log()).queryByText('Hello')).toBeNull();
});

test('what is typed in one thread is there again after another one', async () => {
  const { user } = renderThread();
  await user.type(await field(), 'Half a sent');
  const [other, first] = await rows();
  if (other) await user.click(other);
  await (await log()).findByText('It does, 1.');
  expect(((await field()) as HTMLTextAreaElement).value).toBe('');
  if (first) await user.click(first);
  await waitFor(async () =>
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Half a sent'),
  );
});

test('a thread of others is none', async () => {
  renderApp((records) => paths.thread(addThread(records, 0).id), { role: 'ADMIN' });
  await screen.findByRole('heading', { name: 'There is no such conversation' });
});
