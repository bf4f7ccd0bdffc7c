import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const { createShop, renderApp } = setUpApp();

test('the skip link leads past the sidebar to the content', async () => {
  const { products } = await createShop([{}]);
  const { user } = renderApp(paths.pages);
  await screen.findByText(products[0]?.productName ?? '');
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  const { activeElement } = document;
  expect(activeElement?.querySelector('h1')).not.toBeNull();
  expect(activeElement?.querySelector('aside')).toBeNull();
  await user.tab();
  expect(activeElement?.contains(document.activeElement)).toBe(true);
});

test('another one leads past the filters of a list to its products', async () => {
  const { products } = await createShop([{}]);
  const { user } = renderApp(paths.pages);
  const name = await screen.findByText(products[0]?.productName ?? '');
  await user.click(screen.getByRole('link', { name: 'To results' }));
  expect(document.activeElement?.contains(name)).toBe(true);
  expect(document.activeElement?.contains(screen.getByRole('toolbar'))).toBe(false);
});
