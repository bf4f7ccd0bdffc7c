import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Outbox } from '../../apollo/outbox/outbox.ts';
import { OutboxList } from './OutboxNotice.tsx';

afterEach(cleanup);

test('what waits is listed with Undo, and what could not be done with its reason', async () => {
  const removed: string[] = [];
  const items = [
    { id: '1', text: 'Booking', failure: null },
    { id: '2', text: 'Message', failure: 'This conversation is closed.' },
  ];
  const outbox: Outbox = {
    items: () => items,
    subscribe: () => () => {},
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
