import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { healthOfMocks } from '../../../mocks/records/health.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();
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

test('says in words which parts are up, slow and down, and what waits', async () => {
  renderApp(
    paths.health,
    { role: 'ADMIN' },
    {
      Query: {
        health: () => ({
          ...healthOfMocks({ CARDS: 'DOWN', DATABASE: 'SLOW' }),
          mails: {
            count: 500,
            hasMore: true,
            oldestAt: new Date(Date.now() - 7_200_000).toISOString(),
          },
          disk: { freeMegabytes: 640, totalMegabytes: 40_000, isLow: true },
          commit: '0123456789abcdef',
        }),
      },
    },
  );
  expect((await screen.findByText('Down: Cards')).getAttribute('role')).toBe('status');
  cardOf('Cards').getByText('Down');
  cardOf('Cards').getByText('The card provider does not answer: nobody can pay.');
  cardOf('Database').getByText('Slow');
  cardOf('Photos').getByText('Up');
  const fact = (name: string) => screen.getByText(name).parentElement?.textContent;
  expect(fact('Mails waiting')).toBe('Mails waitingmore than 500the oldest from 2 hours ago');
  expect(fact('Disk left')).toBe('Disk left640 MBof 40 GBNearly full: make room');
  expect(fact('Last backup')).toContain('never');
  expect(fact('Version')).toBe('Version1.0.00123456789ab');
});

test('asks again while it is in sight, and not in a tab behind another one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { operations } = renderApp(paths.health, { role: 'ADMIN' });
  await screen.findByText('All parts are up');
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
  let fails = false;
  const { operations } = renderApp(
    paths.health,
    { role: 'ADMIN' },
    {
      Query: {
        health: () => {
          if (fails) throw new GraphQLError('Down.', { extensions: { code: 'UNAVAILABLE' } });
          return healthOfMocks();
        },
      },
    },
  );
  await screen.findByText('All parts are up');
  fails = true;
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await screen.findByText(/It could not be checked again/);
  cardOf('Cards').getByText('Up');
  fails = false;
  const before = asked(operations);
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await screen.findByText(/and again every 15 seconds/);
  expect(asked(operations)).toBe(before + 1);
});

test('a shop that does not answer at all is an error with Retry', async () => {
  let fails = true;
  renderApp(
    paths.health,
    { role: 'ADMIN' },
    {
      Query: {
        health: () => {
          if (fails) throw new GraphQLError('Down.', { extensions: { code: 'UNAVAILABLE' } });
          return healthOfMocks();
        },
      },
    },
  );
  await screen.findByText('The shop does not say how it is');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('All parts are up');
});

test('only admins see it', async () => {
  const { operations } = renderApp(paths.health, { role: 'SELLER' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Health')).toBeNull();
  expect(asked(operations)).toBe(0);
});
