import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Outbox } from '../../apollo/outbox/outbox.ts';
import { mayLeave } from '../../ui/leaving/mayLeave.ts';
import { OutboxList } from './OutboxNotice.tsx';

afterEach(cleanup);

test('waiting actions are listed with Undo, failed ones with the reason', async () => {
  const removed: string[] = [];
  const items = [
    { id: '1', text: 'Booking', failure: null },
    { id: '2', text: 'Message', failure: 'This conversation is closed.' },
  ];
  const outbox: Outbox = {
    items: () => items,
    subscribe: () => () => {},
    countWaiting: async () => 1,
    remove: (id) => void removed.push(id),
    close: () => {},
  };
  render(<OutboxList outbox={outbox} />);
  const list = screen.getByRole('status');
  expect(list.textContent).toContain('Will be sent when you’re online');
  expect(list.textContent).toContain('Message: This conversation is closed.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Booking' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Message' }));
  expect(removed).toEqual(['1', '2']);
});

test('signing out asks first while actions wait, here or in other tabs', async () => {
  const items: [] = [];
  let waiting = 2;
  const outbox: Outbox = {
    items: () => items,
    subscribe: () => () => {},
    countWaiting: async () => waiting,
    remove: () => {},
    close: () => {},
  };
  const { unmount } = render(<OutboxList outbox={outbox} />);
  expect(await mayLeave('navigation')).toBe(true);
  const stays = mayLeave('sign-out');
  await screen.findByText('2 actions haven’t been sent. If you sign out, they’re deleted.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await stays).toBe(false);
  const leaves = mayLeave('sign-out');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await leaves).toBe(true);
  waiting = 0;
  expect(await mayLeave('sign-out')).toBe(true);
  unmount();
  waiting = 1;
  expect(await mayLeave('sign-out')).toBe(true);
});
