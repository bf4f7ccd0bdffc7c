import { hourMs } from '@fitness-zone/contract/time/days.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Faults, failed } from '../../../testing/faults.ts';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();
let admin: TestUser;
let seller: TestUser;
beforeAll(async () => {
  ({ admin, seller } = await app.createShop());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const asked = (operations: readonly string[]) =>
  operations.filter((name) => name === 'Health').length;

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  return within(card ?? document.body);
};

const dependencies = [
  'DATABASE',
  'IDENTITY',
  'CARDS',
  'IMAGES',
  'MAIL',
  'EVENTS',
  'SEARCH',
] as const;
const messages = { CARDS: 'The card provider is down. Nobody can pay.' };

/**
 * An answer about the system's health.
 * @param states states of the services that aren't up
 */
const healthWith = (states: Partial<Record<(typeof dependencies)[number], string>>) => () => ({
  data: {
    __typename: 'Query',
    adminHealth: {
      __typename: 'Health',
      version: '1.0.0',
      commit: '0123456789abcdef',
      startedAt: new Date().toISOString(),
      checkedAt: new Date().toISOString(),
      dependencies: dependencies.map((name) => ({
        __typename: 'DependencyHealth',
        name,
        state: states[name] ?? 'UP',
        hosted: false,
        message: { ...messages }[name as 'CARDS'] ?? 'It answers.',
      })),
      notifications: { __typename: 'DeliveryQueue', count: 0, hasMore: false, oldestAt: null },
      mails: {
        __typename: 'DeliveryQueue',
        count: 500,
        hasMore: true,
        oldestAt: new Date(Date.now() - 2 * hourMs).toISOString(),
      },
      sendsPushMessages: true,
      pushMessages: {
        __typename: 'DeliveryQueue',
        count: 3,
        hasMore: false,
        oldestAt: new Date(Date.now() - hourMs).toISOString(),
      },
      pushDeviceCount: 1,
      opensOffline: false,
      lastBackupAt: null,
      disk: { __typename: 'DiskSpace', freeMegabytes: 640, totalMegabytes: 40_000, isLow: true },
    },
  },
});

/** A check that fails while `fails` is true. */
const outage = (state: { fails: boolean }): Faults => ({
  Health: () => (state.fails ? failed({ code: 'UNAVAILABLE' }) : healthWith({})()),
});

test('says in words which services are up, slow and down, and what waits', async () => {
  const faults = { Health: healthWith({ CARDS: 'DOWN', DATABASE: 'SLOW' }) };
  app.renderScreen(paths.health, { as: admin, faults });
  expect((await screen.findByText('Down: Cards')).getAttribute('role')).toBe('status');
  cardOf('Cards').getByText('Down');
  cardOf('Cards').getByText('The card provider is down. Nobody can pay.');
  cardOf('Database').getByText('Slow');
  cardOf('Photos').getByText('Up');
  const fact = (name: string) => screen.getByText(name).parentElement?.textContent;
  expect(fact('Emails waiting')).toBe('Emails waitingmore than 500the oldest from 2 hours ago');
  expect(fact('Push messages waiting')).toBe(
    'Push messages waiting3the oldest from 1 hour ago, 1 device subscribed',
  );
  expect(fact('Service worker')).toBe('Service workeroffSERVICE_WORKER turns it on');
  expect(fact('Disk left')).toBe('Disk left640 MBof 40 GBNearly full: make room');
  expect(fact('Last backup')).toContain('never');
  expect(fact('Version')).toBe('Version1.0.00123456789ab');
});

test('asks again while it is in sight, and not in a tab behind another one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const faults = { Health: healthWith({}) };
  const { operations } = app.renderScreen(paths.health, { as: admin, faults });
  await screen.findByText('All services are up');
  expect(asked(operations)).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await vi.waitFor(() => expect(asked(operations)).toBe(2));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked(operations)).toBe(2);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await vi.waitFor(() => expect(asked(operations)).toBe(3));
});

test('a check that fails leaves what was found before, and says so; Check now asks again', async () => {
  const state = { fails: false };
  const { operations } = app.renderScreen(paths.health, { as: admin, faults: outage(state) });
  await screen.findByText('All services are up');
  state.fails = true;
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await screen.findByText(/The latest check failed/);
  cardOf('Cards').getByText('Up');
  state.fails = false;
  const before = asked(operations);
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await screen.findByText(/and again every 15 seconds/);
  expect(asked(operations)).toBe(before + 1);
});

test('a shop that does not answer at all is an error with Retry', async () => {
  const state = { fails: true };
  app.renderScreen(paths.health, { as: admin, faults: outage(state) });
  await screen.findByText('We couldn’t load the system status');
  state.fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('All services are up');
});

test('only admins see it', async () => {
  const { operations } = app.renderScreen(paths.health, { as: seller });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Health')).toBeNull();
  expect(asked(operations)).toBe(0);
});
