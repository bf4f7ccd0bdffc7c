import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../lib/chunks/loadChunk.ts';
import { paths, patterns } from '../lib/paths.ts';
import { allScreens, viewers, visitsOf } from '../screens/visits.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { loadMemberRoutes, routes } from './routes.tsx';
import { Screens } from './Screens.tsx';
import { handleOf, isSignedInOnly, matchScreen } from './screen.tsx';

afterEach(cleanup);

beforeAll(loadMemberRoutes);

/** Every address that the application links to, with a placeholder for each id. */
const addresses = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...Object.values(patterns).map((pattern) => pattern.replace(/:\w+/, '1')),
];

test.each(addresses)('%s has a screen', (address) => {
  const screenRoute = matchScreen(routes, address).at(-1)?.route;
  expect(screenRoute?.path).not.toBe('*');
  expect(screenRoute && handleOf(screenRoute)?.load).toBeTruthy();
});

test('no address has two screens, and each leads to its own', () => {
  const screenPaths = allScreens.map(({ path }) => path);
  expect(screenPaths).toEqual([...new Set(screenPaths)]);
  for (const { path, roles } of allScreens) {
    const address = path.replace(/:\w+/, '1');
    // The routes for signed-in users are below a shared parent.
    const found = matchScreen(routes, address).at(-1)?.route.path;
    expect([path, path.replace(/^\/pages\//, '')], path).toContain(found);
    expect(isSignedInOnly(routes, address), path).toBe(roles !== undefined);
  }
});

test('every screen is visited by the suites, but the one that leads on to the card provider', () => {
  const visited = viewers.flatMap((viewer) => visitsOf(viewer).map(({ path }) => path));
  const missing = allScreens.filter(({ path }) => !visited.includes(path));
  expect(missing.map(({ path }) => path)).toEqual([paths.payoutSetup]);
});

test.each(['/nope', '/pages/nope', '/pages/category', '/pages/%E2%80%A8', '/%0A', '/a%0D/b'])(
  '%s is not found',
  (address) => {
    expect(matchScreen(routes, address).at(-1)?.route.path).toBe('*');
  },
);

test('an address with a line break in it shows that it is not found', async () => {
  render(
    <MemoryRouter initialEntries={['/pages/%E2%80%A8']}>
      <Screens routes={[{ path: '*', element: <NotFoundPage /> }]} />
    </MemoryRouter>,
  );
  expect(await screen.findByText('This Route is not found, status 404.')).toBeTruthy();
});

const show = (element: React.ReactElement) => render(<MemoryRouter>{element}</MemoryRouter>);

test('an unknown address says so, and leads home', () => {
  show(<NotFoundPage />);
  expect(screen.getByText('Oops!')).toBeTruthy();
  expect(screen.getByText('Sorry, an unexpected error has occurred')).toBeTruthy();
  expect(screen.getByText('This Route is not found, status 404.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
});

test('a chunk that could not be loaded is reported, and the page can be reloaded', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const error = new ChunkLoadError('A part of this page could not be loaded.');
  show(<ErrorPage error={error} retry={() => {}} />);
  expect(screen.getByText(/ChunkLoadError/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
