import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { forget, setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';
import { guardLeaving } from '../../../ui/leaving/mayLeave.ts';

const { createShop, renderScreen } = setUpApp();

test('while something would be lost, signing out everywhere asks first', async () => {
  const { buyer } = await createShop();
  const { user, operations } = renderScreen(paths.profile, { as: buyer });
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const guard = vi.fn(async () => false);
  const stop = guardLeaving(guard);
  await forget(operations);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  await vi.waitFor(() => expect(guard).toHaveBeenCalledWith('sign-out'));
  await forget(operations);
  stop();
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign in', level: 1 });
  expect(guard).toHaveBeenCalledTimes(1);
});
