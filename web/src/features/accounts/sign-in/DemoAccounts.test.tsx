import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DemoAccounts } from './DemoAccounts.tsx';

afterEach(cleanup);

const account = (role: 'buyer' | 'seller', name: string, introduction: string) => ({
  role,
  name,
  introduction,
  email: `${role}@fitness.zone`,
  password: 'FitnessZone1!',
});

const accounts = [
  account('seller', 'Nora Lindqvist', 'Two offers to answer.'),
  account('buyer', 'Sam Carter', 'A pick-up tomorrow.'),
];

test('each demo account says what waits there, and signs in with one tap', async () => {
  const onPick = vi.fn(async () => null);
  render(<DemoAccounts accounts={accounts} onPick={onPick} />);
  await userEvent.click(
    screen.getByRole('button', { name: /Sam Carter, buyer.*pick-up tomorrow/ }),
  );
  expect(onPick.mock.calls).toEqual([[{ email: 'buyer@fitness.zone', password: 'FitnessZone1!' }]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error shows beside them', async () => {
  render(<DemoAccounts accounts={accounts} onPick={async () => 'The identity service is away.'} />);
  await userEvent.click(screen.getByRole('button', { name: /Nora/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('The identity service is away.');
});
