import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Link } from './Link.tsx';

afterEach(cleanup);

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

/** Whether a click on a link is left to the browser. */
function isLeftToBrowser(link: Element, init?: MouseEventInit): boolean {
  let left = false;
  const note = (event: Event) => {
    left = !event.defaultPrevented;
    // jsdom can't navigate.
    event.preventDefault();
  };
  document.addEventListener('click', note, { once: true });
  fireEvent.click(link, init);
  return left;
}

const show = (link: React.ReactNode) =>
  render(
    <MemoryRouter>
      {link}
      <Address />
    </MemoryRouter>,
  );

test('a link leads to its page with its state, without loading it', () => {
  show(
    <Link to={{ pathname: '/about', search: '?a=1' }} state="seen">
      About
    </Link>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/about?a=1');
  expect(isLeftToBrowser(link)).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('/about?a=1 "seen"');
});

test('the router leaves alone a click that a listener prevented or that opens another tab', () => {
  show(
    <>
      <Link to="/about" onClick={(event) => event.preventDefault()}>
        Prevented
      </Link>
      <Link to="/about" target="_blank">
        Tab
      </Link>
      <Link to="/about">Modified</Link>
    </>,
  );
  fireEvent.click(screen.getByText('Prevented'));
  expect(isLeftToBrowser(screen.getByText('Tab'))).toBe(true);
  expect(isLeftToBrowser(screen.getByText('Modified'), { ctrlKey: true })).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('/ null');
});
