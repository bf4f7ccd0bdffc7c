import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();
afterEach(() => {
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const subscription = {
  endpoint: 'https://push.example/browser',
  toJSON: () => ({
    endpoint: 'https://push.example/browser',
    keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
  }),
  unsubscribe: vi.fn(async () => true),
};

/** Defines a browser API that jsdom lacks. */
const give = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { configurable: true, value });

/** A browser with push messages, whose user gives this answer to the permission request. */
function stubBrowser(answer: NotificationPermission, existing: typeof subscription | null = null) {
  const state = { subscription: existing };
  const subscribe = vi.fn(async () => {
    state.subscription = subscription;
    return subscription;
  });
  const pushManager = { getSubscription: async () => state.subscription, subscribe };
  give(window, 'PushManager', class {});
  give(window, 'Notification', { permission: 'default', requestPermission: async () => answer });
  give(navigator, 'serviceWorker', { getRegistration: async () => ({ active: {}, pushManager }) });
  return { subscribe };
}

const deviceOf = (userId: string) => app.shop().models.PushDevice.findOne({ userId }).lean();

test('a group is switched on and off for this browser', async () => {
  const { seller } = await app.createShop();
  const { subscribe } = stubBrowser('granted');
  const { user } = app.renderApp(paths.notifications, { as: seller });
  const money = () => screen.findByRole('checkbox', { name: 'Money' });
  await user.click(await money());
  await screen.findByText('Push notifications updated for this device.');
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: app.shop().push.key,
  });
  expect((await deviceOf(seller.id))?.groups).toEqual(['money']);
  await user.click(screen.getByRole('checkbox', { name: 'Account' }));
  await vi.waitFor(async () =>
    expect((await deviceOf(seller.id))?.groups).toEqual(['money', 'account']),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Account' }));
  await user.click(await money());
  await screen.findByText('Push notifications are off on this device.');
  expect(await deviceOf(seller.id)).toBeNull();
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

test('a user who refuses reads how to allow them', async () => {
  const { seller } = await app.createShop();
  const { subscribe } = stubBrowser('denied');
  const { user } = app.renderApp(paths.notifications, { as: seller });
  await user.click(await screen.findByRole('checkbox', { name: 'Money' }));
  await screen.findByText(/Your browser blocks them/);
  expect(subscribe).not.toHaveBeenCalled();
});

test('a browser that can’t get push messages isn’t asked', async () => {
  const { seller } = await app.createShop();
  app.renderApp(paths.notifications, { as: seller });
  const settings = within(await screen.findByRole('region', { name: 'Notification settings' }));
  await settings.findByRole('checkbox', { name: 'Money: email' });
  expect(settings.queryByRole('group', { name: /Push notifications/ })).toBeNull();
});
