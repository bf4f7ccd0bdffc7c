import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Role } from '../../generated/graphql.ts';
import { type Session, SessionContext, type SessionUser } from '../session/session.ts';
import { AdminOnly, RequireRole, RequireUser } from './guards.tsx';
// The guards load this page on demand; here it must be loaded beforehand.
import './ForbiddenPage.tsx';

const aUser = (role: Role): SessionUser => ({
  uid: 'u1',
  displayName: 'Ann',
  email: 'ann@example.com',
  photoURL: null,
  role,
  verified: false,
});

function SignIn() {
  const { state, key } = useLocation();
  return <p>{`sign in, from ${state?.from?.pathname}${state?.from?.search} ${key ? '' : '-'}`}</p>;
}

function visit(address: string, session: Partial<Session>) {
  window.history.replaceState(null, '', '/');
  window.history.pushState(null, '', address);
  const whole = { user: null, loading: false, ...session } as Session;
  render(
    <SessionContext value={whole}>
      <BrowserRouter>
        <Routes>
          <Route path="/sign-in" element={<SignIn />} />
          <Route element={<RequireUser />}>
            <Route path="/mine" element={<p>mine</p>} />
          </Route>
          <Route element={<RequireRole only="SELLER" />}>
            <Route path="/sell" element={<p>selling</p>} />
          </Route>
          <Route path="/" element={<AdminOnly>for admins</AdminOnly>} />
        </Routes>
      </BrowserRouter>
    </SessionContext>,
  );
}

afterEach(cleanup);

test('while it is unknown who is signed in, the guard shows that it is loading', () => {
  visit('/mine', { loading: true });
  expect(screen.getByText('Loading...')).toBeTruthy();
});

test('a visitor is sent to sign in, with the way back, and the guarded page leaves no trace', async () => {
  visit('/mine?tab=2', {});
  expect(await screen.findByText(/sign in, from \/mine\?tab=2/)).toBeTruthy();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('a signed-in person passes', () => {
  visit('/mine', { user: aUser('BUYER') });
  expect(screen.getByText('mine')).toBeTruthy();
});

test('a screen of one role opens for that role and says to others whom it is for', async () => {
  visit('/sell', { user: aUser('SELLER') });
  expect(screen.getByText('selling')).toBeTruthy();
  cleanup();
  visit('/sell', { user: aUser('BUYER') });
  expect(screen.queryByText('selling')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'This page is for sellers' })).toBeTruthy();
});

test('screens for admins are shown to admins only', () => {
  visit('/', { user: aUser('SELLER') });
  expect(screen.queryByText('for admins')).toBeNull();
  cleanup();
  visit('/', { user: aUser('ADMIN') });
  expect(screen.getByText('for admins')).toBeTruthy();
});
