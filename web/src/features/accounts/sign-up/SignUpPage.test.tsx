import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../apollo/cache.ts';
import { paths } from '../../../lib/paths.ts';
import { renderToasts } from '../../../ui/toasts/toast.ts';
import { type Session, SessionContext } from '../../session/session.ts';
import { clearSessionNotice, useSessionNotice } from '../../session/sessionNotice.ts';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';

const steps: string[] = [];
let uploads: (() => XMLHttpRequest['status'])[] = [];

/** Replaces the upload's request to the image host. */
class FakeRequest {
  upload = {};
  status = 0;
  response: unknown = null;
  responseType = '';
  onload = () => {};
  open() {}
  setRequestHeader() {}
  send() {
    steps.push('upload');
    this.status = uploads.shift()?.() ?? 200;
    this.response =
      this.status === 200
        ? { data: { url: '/images/photo' } }
        : { message: 'The photo cannot be read.' };
    this.onload();
  }
}

beforeEach(() => {
  steps.length = 0;
  uploads = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (input: string) => {
    // Later test files would reuse an empty configuration.
    if (input === '/config.json') throw new TypeError('The test has no configuration.');
    return new Response('{}');
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  );
});

afterEach(() => {
  cleanup();
  clearSessionNotice();
  vi.unstubAllGlobals();
});

const note =
  <Arguments extends unknown[]>(step: string) =>
  async (..._arguments: Arguments) => {
    steps.push(step);
  };

function open(own: Partial<Session> = {}, registers = true) {
  const session: Session = {
    user: null,
    loading: false,
    createUser: note('create'),
    signIn: note('sign in'),
    updateUserProfile: note('profile'),
    signInWithGoogle: note('google'),
    logOut: note('log out'),
    setLoading: () => {},
    isEmailVerified: async () => false,
    sendEmailVerification: async () => {},
    getIdToken: async () => ({ email: 'ada@example.com', idToken: 'id-token' }),
    exchangeToken: async () => {
      steps.push('exchange token');
      return { success: true, message: '', code: null };
    },
    ...own,
  };
  const link = new ApolloLink(() => {
    steps.push('addUser');
    const answer = registers
      ? { success: true, message: '', code: null, field: null, alreadyDone: false }
      : {
          success: false,
          message: 'Not this name.',
          code: 'INVALID',
          field: 'name',
          alreadyDone: false,
        };
    return of({
      data: { addUser: { __typename: 'AddUserPayload', ...answer, user: null } },
    });
  });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: createCache() })}>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={[paths.signUp]}>
          <Routes>
            <Route path={paths.signUp} element={<SignUpPage />} />
            <Route path={paths.signIn} element={<SignInPage />} />
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </ApolloProvider>,
  );
  const user = userEvent.setup({ delay: null });
  const type = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  return {
    send: () => user.click(screen.getByRole('button', { name: 'Sign up' })),
    async fillIn() {
      await type('Name', 'Ada');
      await type('Email', 'ada@example.com');
      await type('Password', 'secret');
      await user.click(screen.getByLabelText('Seller'));
      await user.upload(
        screen.getByLabelText('Photo'),
        new File(['x'], 'me.png', { type: 'image/png' }),
      );
    },
  };
}

test('an empty form says what is missing, word for word', async () => {
  const { send } = open();
  await send();
  for (const message of [
    'User name is must be required',
    'Email address is must be required',
    'Password is must be required',
    'must be select one',
    'photo is required',
  ]) {
    await screen.findByText(message);
  }
  expect(steps).toEqual([]);
});

test('the identity comes first, then the photo, the profile, the account and the token', async () => {
  const { fillIn, send } = open();
  await fillIn();
  await send();
  await vi.waitFor(() => expect(steps.at(-1)).toBe('exchange token'));
  expect(steps).toEqual(['create', 'upload', 'profile', 'addUser', 'exchange token']);
  const { result } = renderHook(useSessionNotice);
  await vi.waitFor(() =>
    expect(result.current).toEqual({ kind: 'sign-up', role: 'SELLER', email: 'ada@example.com' }),
  );
});

test('when the photo fails, the form says so at its field, and a retry begins there', async () => {
  uploads = [() => 400];
  const { fillIn, send } = open();
  await fillIn();
  await send();
  await screen.findByText('The photo cannot be read.');
  await send();
  await vi.waitFor(() => expect(steps.at(-1)).toBe('exchange token'));
  expect(steps).toEqual(['create', 'upload', 'upload', 'profile', 'addUser', 'exchange token']);
});

test('when the account is refused, no token is asked for, and a photo that arrived is not sent again', async () => {
  const { fillIn, send } = open({}, false);
  await fillIn();
  await send();
  await screen.findByText('Not this name.');
  await send();
  await vi.waitFor(() => expect(steps.filter((step) => step === 'addUser')).toHaveLength(2));
  expect(steps).toEqual(['create', 'upload', 'profile', 'addUser', 'profile', 'addUser']);
});

test('an e-mail address that is already in use is refused above the form', async () => {
  const taken = new FirebaseError('auth/email-already-in-use', 'Firebase: …');
  const { fillIn, send } = open({
    createUser: async () => {
      throw taken;
    },
    signIn: async () => {
      throw new FirebaseError('auth/wrong-password', 'Firebase: …');
    },
  });
  await fillIn();
  await send();
  const link = await screen.findByRole('link', {
    name: /There is already an account with this email address/,
  });
  expect(steps).toEqual([]);
  await userEvent.click(link);
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
});

test('a token that is not given is an error toast, too', async () => {
  const toasts: unknown[] = [];
  onTestFinished(renderToasts((event) => toasts.push(event)));
  const { fillIn, send } = open({
    exchangeToken: async () => ({
      success: false,
      message: 'No token today.',
      code: 'UNAVAILABLE',
    }),
  });
  await fillIn();
  await send();
  await screen.findByText(/^No token today\. Your login was created/);
  expect(toasts).toContainEqual(
    expect.objectContaining({ type: 'show', kind: 'error', message: 'No token today.' }),
  );
});
