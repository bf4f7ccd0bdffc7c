import { act, cleanup, screen as page, render } from '@testing-library/react';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { loadComponent } from '../screens/screen.ts';
import { Link } from '../ui/link/Link.tsx';
import { FirstScreen } from './ScreenErrors.tsx';
import { Screens } from './Screens.tsx';
import { screenRoute } from './screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const AboutPage = () => <h1>About us</h1>;

const Layout = () => (
  <>
    <Link to="/about">About</Link>
    <FirstScreen />
  </>
);

const show = (routes: RouteObject[]) =>
  render(
    <MemoryRouter>
      <Screens routes={routes} />
    </MemoryRouter>,
  );

/** Not a user event: React flushes those at once, without suspended parts. */
const follow = (name: string) => act(async () => page.getByRole('link', { name }).click());

const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

test('the screen before stays until the next one is loaded', async () => {
  let finish = () => {};
  const load = () =>
    new Promise<{ AboutPage: typeof AboutPage }>((resolve) => {
      finish = () => resolve({ AboutPage });
    });
  const children = [
    { path: '/', element: <h1>Home</h1> },
    screenRoute({ path: '/about', load: loadComponent('AboutPage', load) }),
  ];
  show([{ Component: Layout, children }]);
  await follow('About');
  expect(page.getByRole('heading', { name: 'Home' })).toBeTruthy();
  await act(async () => finish());
  expect(await page.findByRole('heading', { name: 'About us' })).toBeTruthy();
});

test('a screen that could not be loaded is there when the connection is back', async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { AboutPage };
  };
  const children = [
    { path: '/', element: <h1>Home</h1> },
    screenRoute({ path: '/about', load: loadComponent('AboutPage', load) }),
  ];
  show([{ Component: Layout, children }]);
  await follow('About');
  expect(await page.findByText(/ChunkLoadError/)).toBeTruthy();
  isOnline = true;
  await goOnline();
  expect(await page.findByRole('heading', { name: 'About us' })).toBeTruthy();
});

test('a failed screen renders again when the connection is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isOnline = false;
  const Home = () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return <h1>Home</h1>;
  };
  show([{ Component: Layout, children: [{ path: '/', Component: Home }] }]);
  expect(await page.findByText('Oops!')).toBeTruthy();
  isOnline = true;
  await goOnline();
  expect(await page.findByRole('heading', { name: 'Home' })).toBeTruthy();
});

test('a screen that fails leaves its layout, and is gone at the next address', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Failing = () => {
    throw new Error('It cannot be shown.');
  };
  const children = [
    { path: '/', Component: Failing },
    { path: '/about', Component: AboutPage },
  ];
  show([{ Component: Layout, children }]);
  expect(page.getByText('Oops!')).toBeTruthy();
  await follow('About');
  expect(await page.findByRole('heading', { name: 'About us' })).toBeTruthy();
});
