import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Faults, refused } from '../../../testing/faults.ts';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp({ live: true });

/** The buyer's view of the first of two threads; the second one is newer. */
async function renderThread(faults: Faults = {}, render = app.renderScreen) {
  const { seller, buyer, products } = await app.createShop([{}, {}]);
  const threads: { id: string }[] = [];
  for (const [place, product] of products.entries()) {
    const { thread } = await buyer.askSeller(product, `Does ${place} fold?`);
    await seller.sendMessage(thread, `It does, ${place}.`);
    threads.push(thread);
  }
  const page = render(paths.thread(threads[0]?.id ?? ''), { as: buyer, faults });
  const unreadOf = async (place: number) => {
    const thread = await app.shop().models.Thread.findById(threads[place]?.id).lean().orFail();
    return thread.unread?.buyer;
  };
  return { ...page, threads, unreadOf };
}

const field = () => screen.findByRole('textbox', { name: /^Message to/ });
const log = async () => within(await screen.findByRole('log'));
const rows = async () =>
  within(await screen.findByRole('navigation', { name: 'Conversations' })).getAllByRole('link');

test('a thread that is opened is read, and counted no more', async () => {
  const { user, operations, unreadOf } = await renderThread({}, app.renderApp);
  await (await log()).findByText('It does, 0.');
  await user.click(await screen.findByRole('button', { name: 'Menu: categories and dashboard' }));
  await screen.findByRole('link', { name: 'Messages 1 unread' });
  await expect.poll(() => unreadOf(0)).toBe(0);
  expect(operations.filter((name) => name === 'MarkThreadRead')).toHaveLength(1);
  expect(await unreadOf(1)).toBe(1);
});

test('Enter sends what is typed, Shift+Enter makes a line, and the thread moves to the top', async () => {
  const { user, operations } = await renderThread();
  const [first] = await rows();
  expect(first?.textContent).toContain('It does, 1.');
  await user.type(await field(), 'One{Shift>}{Enter}{/Shift}Two  {Enter}');
  await (await log()).findByText(/One\s+Two/);
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain('You: One'));
  expect(operations.filter((name) => name === 'SendMessage')).toHaveLength(1);
  expect(((await field()) as HTMLTextAreaElement).value).toBe('');
});

test.each([
  ['while it is composed', { isComposing: true }],
  ['in Safari, after it', { keyCode: 229 }],
])('the Enter that ends an input method’s word sends nothing: %s', async (_when, enter) => {
  const { user, operations } = await renderThread();
  await user.type(await field(), 'こんにちは');
  fireEvent.keyDown(await field(), { key: 'Enter', ...enter });
  expect(((await field()) as HTMLTextAreaElement).value).toBe('こんにちは');
  await user.keyboard('{Enter}');
  await (await log()).findByText('こんにちは');
  expect(operations.filter((name) => name === 'SendMessage')).toHaveLength(1);
});

test('nothing but blanks is not sent, and neither is more than there may be', async () => {
  const { user, operations } = await renderThread();
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
  const { user } = await renderThread({
    SendMessage: refused('Too many messages.', 'TOO_MANY_REQUESTS'),
  });
  await user.type(await field(), 'Hello{Enter}');
  await screen.findByText('Not sent. Too many messages.');
  (await log()).getByText('Hello');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await log()).queryByText('Hello')).toBeNull();
});

test('text typed in one thread is back after a visit to another', async () => {
  const { user } = await renderThread();
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
  const { threads } = await renderThread();
  cleanup();
  const { admin } = await app.createShop();
  app.renderScreen(paths.thread(threads[0]?.id ?? ''), { as: admin });
  await screen.findByRole('heading', { name: 'Conversation not found' });
});
