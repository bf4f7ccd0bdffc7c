import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { localTime } from '@fitness-zone/testkit/users/order-actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../../testing/renderApp.tsx';
import { addSale } from '../../../../../testing/sales.ts';
import { paths } from '../../../../lib/paths.ts';
import { signedInPaths } from '../../../../lib/signedInPaths.ts';

const app = setUpApp();

async function aSale() {
  const users = await app.createShop();
  const { id: firstPaymentId } = await addSale({ shop: app.shop(), ...users });
  const stored = () => app.shop().models.Order.findOne({ firstPaymentId }).lean().orFail();
  return { ...users, stored, id: (await stored())._id.toHexString() };
}

const open = (path: string, as: TestUser) => app.renderScreen(path, { as }).user;
const step = async () => within(await screen.findByRole('region', { name: 'Next step' }));

test('a seller sets windows once, and a buyer chooses a time with one tap', async () => {
  const { seller, buyer, admin, id, stored } = await aSale();
  open(paths.order(id), seller);
  const link = await (await step()).findByRole('link', { name: 'Set your pick-up times' });
  expect(link.getAttribute('href')).toBe(paths.pickUpTimes);

  cleanup();
  const user = open(paths.pickUpTimes, seller);
  const place = await screen.findByRole('textbox', { name: 'Place' });
  await user.click(screen.getByRole('button', { name: 'Save pick-up times' }));
  await screen.findByText('Say where buyers come');
  await user.type(place, '5 Mill Lane, York');
  const first = within(screen.getByRole('group', { name: 'Window 1' }));
  fireEvent.change(first.getByLabelText('To'), { target: { value: '09:00' } });
  await user.click(screen.getByRole('button', { name: 'Save pick-up times' }));
  await screen.findByText('Choose a later time');
  fireEvent.change(first.getByLabelText('To'), { target: { value: '11:00' } });
  await user.click(screen.getByRole('button', { name: 'Add more times' }));
  const second = within(screen.getByRole('group', { name: 'Window 2' }));
  await user.selectOptions(second.getByRole('combobox', { name: 'Day' }), 'SATURDAY');
  await user.click(screen.getByRole('button', { name: 'Save pick-up times' }));
  await screen.findByText('Two windows of one day overlap. Join them or change their times.');
  await user.click(screen.getByRole('button', { name: 'Remove window 2' }));
  await user.click(screen.getByRole('button', { name: 'Save pick-up times' }));
  await screen.findByRole('button', { name: 'Delete pick-up times of all products' });
  expect(await app.shop().models.PickUpPlan.find({ sellerId: seller.id }).lean()).toMatchObject([
    {
      place: '5 Mill Lane, York',
      windows: [{ weekday: 'saturday', from: '10:00', to: '11:00' }],
    },
  ]);

  cleanup();
  const other = open(paths.order(id), buyer);
  await (await step()).findByRole('heading', { name: 'Choose a time for the pick-up' });
  const seen = await step();
  seen.getByText('5 Mill Lane, York');
  expect(seen.getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toContain(
    'query=5%20Mill%20Lane%2C%20York',
  );
  const [time] = seen.getAllByRole('button', { name: /^Choose .* at / });
  if (!time) throw new Error('no time is offered');
  await other.click(time);
  await screen.findByRole('heading', { name: /^Pick-up on / });
  expect((await stored()).pickUp?.agreed).toMatchObject({ place: '5 Mill Lane, York' });

  cleanup();
  open(paths.order(id), admin);
  await screen.findByRole('heading', { name: /^Pick-up on / });
  expect(screen.queryByText('5 Mill Lane, York')).toBeNull();
});

test('a product can have times of its own', async () => {
  const { seller, stored } = await aSale();
  const productId = (await stored()).productId.toHexString();
  await seller.savePickUpPlan({});
  const user = open(signedInPaths.pickUpTimesOf(productId), seller);
  const own = await screen.findByRole('radio', { name: /^Only / });
  expect(own).toHaveProperty('checked', true);
  const place = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Place' });
  expect(place.value).toBe('5 Mill Lane');
  await user.clear(place);
  await user.type(place, 'Depot');
  await user.click(screen.getByRole('button', { name: 'Save pick-up times' }));
  await screen.findByRole('button', { name: /^Delete pick-up times of / });
  expect(await app.shop().models.PickUpPlan.countDocuments({ sellerId: seller.id })).toBe(2);
});

test('either side says that it has arrived, with one tap', async () => {
  const { seller, buyer, id, stored } = await aSale();
  const { proposal } = await seller.proposePickUp({ id }, { times: [localTime(1 / 24)] });
  await buyer.acceptPickUp({ id }, proposal ?? { id: '' }, proposal?.times[0] ?? '');
  const user = open(paths.order(id), seller);
  await user.click(await screen.findByRole('button', { name: 'I’m here' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull());
  await screen.findByText('You arrived at the pick-up');
  expect((await stored()).pickUp?.arrivals?.seller).toBeInstanceOf(Date);
});
