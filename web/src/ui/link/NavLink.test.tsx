import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { NavLink } from './NavLink.tsx';

afterEach(cleanup);

/** The links to these pages that are active at an address. */
function activeAt(address: string): string[] {
  render(
    <MemoryRouter initialEntries={[address]}>
      <NavLink to="/" end>
        Home
      </NavLink>
      <NavLink to="/pages">Products</NavLink>
      <NavLink to="/pages/category/a%20b">Category</NavLink>
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link');
  cleanup();
  const active = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(links.filter((link) => link.classList.contains('active'))).toEqual(active);
  return active.map(({ textContent }) => textContent);
}

test('a link is active on its page and those below, or on its page alone', () => {
  expect(activeAt('/')).toEqual(['Home']);
  expect(activeAt('/pages')).toEqual(['Products']);
  expect(activeAt('/pages/')).toEqual(['Products']);
  expect(activeAt('/Pages/wish-list')).toEqual(['Products']);
  expect(activeAt('/pagesandmore')).toEqual([]);
  expect(activeAt('/pages/category/a%20b')).toEqual(['Products', 'Category']);
});
