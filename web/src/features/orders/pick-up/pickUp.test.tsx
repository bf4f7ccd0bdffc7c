import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { localTime } from '@fitness-zone/testkit/users/order-actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { addSale } from '../../../../testing/sales.ts';
import { paths } from '../../../lib/paths.ts';
import { formatMoment } from '../../../lib/time/dates.ts';

const app = setUpApp();

async function aSale() {
  const users = await app.createShop();
  const { id: firstPaymentId } = await addSale({ shop: app.shop(), ...users });
  const order = await app.shop().models.Order.findOne({ firstPaymentId }).lean().orFail();
  return { ...users, id: order._id.toHexString() };
}

const open = (id: string, as: TestUser) => app.renderScreen(paths.order(id), { as }).user;
const press = async (user: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const card = async () => within(await screen.findByRole('region', { name: 'Pick-up' }));
const inUtc = (time: string) => formatMoment(`${time}:00Z`, { timeZone: 'UTC' });

test('one side proposes times at the place, the other accepts one, and both see it with a calendar file', async () => {
  const { buyer, seller, admin, id } = await aSale();
  const user = open(id, seller);
  await press(user, 'Propose times');
  const dialog = within(await screen.findByRole('dialog'));
  const time = dialog.getByLabelText('Time');
  fireEvent.change(time, { target: { value: localTime(-1) } });
  await user.type(dialog.getByRole('textbox', { name: 'Place' }), '5 Mill Lane');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  await dialog.findByText('Choose a time in the future');
  fireEvent.change(time, { target: { value: localTime(61) } });
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  await dialog.findByText('Choose times within the next 60 days.');
  fireEvent.change(time, { target: { value: localTime(2) } });
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (await card()).getByText(/^You proposed/);

  cleanup();
  const other = open(id, buyer);
  // Due actions appear only in the next step.
  const proposed = within(await screen.findByRole('region', { name: 'Next step' }));
  proposed.getByText('5 Mill Lane');
  expect(screen.queryByRole('region', { name: 'Pick-up' })).toBeNull();
  await other.click(proposed.getByRole('button', { name: /^Accept / }));
  await waitFor(() => expect(proposed.queryByRole('button', { name: /^Accept / })).toBeNull());
  (await card()).getByText('5 Mill Lane');
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await press(other, 'Add to calendar');
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith(expect.stringContaining(`/pick-ups/${id}.ics?`), '_self'),
  );
  opened.mockRestore();

  cleanup();
  open(id, admin);
  const seen = await card();
  expect(seen.queryByText('5 Mill Lane')).toBeNull();
  expect(seen.queryByRole('button')).toBeNull();
});

test('when both sides propose at once, the second keeps the typed times and answers the first', async () => {
  const { buyer, seller, id } = await aSale();
  const user = open(id, buyer);
  await press(user, 'Propose times');
  const dialog = within(await screen.findByRole('dialog'));
  const typed = localTime(2);
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: typed } });
  await user.type(dialog.getByRole('textbox', { name: 'Place' }), 'Depot');
  const times = [localTime(4), localTime(5)];
  await seller.proposePickUp({ id }, { times });
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  await dialog.findByText('The other side has just proposed other times. Please look at them.');
  for (const one of times) await dialog.findByText(inUtc(one));
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe(typed);
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Place' }).value).toBe('Depot');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (await card()).getByText(/^You proposed/);
  (await card()).getByText('Depot');
  expect((await card()).queryByRole('button', { name: /^Accept / })).toBeNull();
});
