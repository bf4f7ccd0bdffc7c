import { act, cleanup, screen as page, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ErrorPage } from './ErrorPage.tsx';
import { screen } from './screen.tsx';

afterEach(cleanup);

const AboutPage = () => <h1>About us</h1>;

test('a screen that could not be loaded is there when the connection is back', async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { AboutPage };
  };
  const Layout = () => (
    <>
      <Link to="/about">About</Link>
      <Outlet />
    </>
  );
  const children = [{ path: '/', element: <h1>Home</h1> }, screen('/about', 'AboutPage', load)];
  const router = createMemoryRouter([{ Component: Layout, children }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(page.getByRole('link', { name: 'About' }));
  expect(await page.findByText(/ChunkLoadError/)).toBeTruthy();
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await page.findByRole('heading', { name: 'About us' })).toBeTruthy();
});

test('a loader that failed is called again when the connection is back', async () => {
  let isOnline = false;
  const loader = () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return null;
  };
  const router = createMemoryRouter([
    {
      element: <h1>Home</h1>,
      path: '/',
      loader,
      shouldRevalidate: () => false,
      ErrorBoundary: ErrorPage,
      hydrateFallbackElement: <p>Loading</p>,
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await page.findByText('Oops!')).toBeTruthy();
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await page.findByRole('heading', { name: 'Home' })).toBeTruthy();
});
