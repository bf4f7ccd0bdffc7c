import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from '../link/Link.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { mayLeave } from './mayLeave.ts';
import { listenToPopStateFirst } from './popState.ts';

beforeEach(() => window.history.replaceState(null, '', '/start'));
afterEach(cleanup);

function Form() {
  const [text, setText] = useState('');
  const isDone = useRef(false);
  const navigate = useNavigate();
  return (
    <>
      <h1>Form</h1>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <LeaveGuard isActive={text !== ''} isDone={isDone} textOf={(way) => `Lost by ${way}.`} />
      <button
        type="button"
        onClick={() => {
          isDone.current = true;
          navigate('/other');
        }}
      >
        Save
      </button>
      <Link to="/other">Other</Link>
    </>
  );
}

/** A page with a form, which was reached by a link from another one. */
async function open() {
  const user = userEvent.setup({ delay: null });
  listenToPopStateFirst();
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/start" element={<Link to="/form">To the form</Link>} />
        <Route path="/form" element={<Form />} />
        <Route path="/other" element={<h1>Other page</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  await user.click(screen.getByText('To the form'));
  const field = await screen.findByLabelText('Text');
  return {
    user,
    type: () => user.type(field, 'Bench'),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    follow: () => user.click(screen.getByText('Other')),
    isClosed: () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
}

const asks = (text: string) => screen.findByText(text);
const hasUnloadQuestion = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('an untouched form is left without a question', async () => {
  const { follow } = await open();
  expect(hasUnloadQuestion()).toBe(false);
  await follow();
  await screen.findByText('Other page');
});

test('a link out of a half-filled form asks: cancel stays with what was typed, confirm leaves', async () => {
  const { type, follow, press, isClosed } = await open();
  await type();
  await follow();
  await asks('Lost by navigation.');
  expect(location.pathname).toBe('/form');
  await press('Cancel');
  await isClosed();
  await screen.findByDisplayValue('Bench');
  await follow();
  await asks('Lost by navigation.');
  await press('Leave page');
  await screen.findByText('Other page');
});

test('the back button asks, and the address stays until it is confirmed', async () => {
  const { type, press, isClosed } = await open();
  await type();
  window.history.back();
  await asks('Lost by navigation.');
  await vi.waitFor(() => expect(location.pathname).toBe('/form'));
  await press('Cancel');
  await isClosed();
  await screen.findByDisplayValue('Bench');
  window.history.back();
  await asks('Lost by navigation.');
  await vi.waitFor(() => expect(location.pathname).toBe('/form'));
  await press('Leave page');
  await screen.findByText('To the form');
  expect(location.pathname).toBe('/start');
});

test('closing or reloading a half-filled page asks in the browser’s words', async () => {
  const { type } = await open();
  await type();
  expect(hasUnloadQuestion()).toBe(true);
  cleanup();
  expect(hasUnloadQuestion()).toBe(false);
});

test('a form that was saved is left without a question', async () => {
  const { type, press } = await open();
  await type();
  await press('Save');
  await screen.findByText('Other page');
  expect(hasUnloadQuestion()).toBe(false);
});

test('a sign-out waits for the answer', async () => {
  const { type, press, isClosed } = await open();
  expect(await mayLeave('sign-out')).toBe(true);
  await type();
  const first = mayLeave('sign-out');
  await asks('Lost by sign-out.');
  await press('Cancel');
  expect(await first).toBe(false);
  await isClosed();
  const second = mayLeave('sign-out');
  await asks('Lost by sign-out.');
  await press('Sign out');
  expect(await second).toBe(true);
});
