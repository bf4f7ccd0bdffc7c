import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../lib/loadChunk.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { routes } from './routes.tsx';

afterEach(cleanup);

test.each([
  '/',
  '/home',
  '/blog',
  '/contact-us',
  '/about-us',
  '/sign-in',
  '/sign-up',
  '/choose-password',
  '/confirm-email',
  '/pages',
  '/pages/category/1',
  '/pages/product/1',
  '/pages/order-list',
  '/pages/wish-list',
  '/pages/add-product',
  '/pages/product-list',
  '/pages/payment/1',
  '/pages/add-category',
  '/pages/add-admin',
  '/pages/buyer-users',
  '/pages/seller-users',
])('%s has a screen', (address) => {
  const screenRoute = matchRoutes(routes, address)?.at(-1)?.route;
  expect(screenRoute?.path).not.toBe('*');
  expect(screenRoute?.lazy).toBeTruthy();
});

test.each(['/nope', '/pages/nope', '/pages/category'])('%s is not found', (address) => {
  expect(matchRoutes(routes, address)?.at(-1)?.route.path).toBe('*');
});

function show(element: React.ReactElement, failure?: Error) {
  const Failing = () => {
    throw failure;
  };
  const router = createMemoryRouter([
    { path: '/', ...(failure ? { Component: Failing, errorElement: element } : { element }) },
  ]);
  render(<RouterProvider router={router} />);
}

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
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show(<ErrorPage />, new ChunkLoadError('A part of this page could not be loaded.'));
  expect(screen.getByText(/ChunkLoadError/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
