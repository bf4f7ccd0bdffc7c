import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SignInForm } from './SignInForm.tsx';

afterEach(cleanup);

type Submit = ComponentProps<typeof SignInForm>['onSubmit'];

function open(onSubmit: Submit) {
  render(<SignInForm onSubmit={onSubmit} forgotten={() => null} />);
  const user = userEvent.setup({ delay: null });
  return {
    user,
    send: () => user.click(screen.getByRole('button', { name: 'Sign in' })),
    async fillIn() {
      await user.type(screen.getByLabelText('Email'), ' ada@example.com ');
      await user.type(screen.getByLabelText('Password'), 'secret ');
    },
  };
}

test('an empty form says what is missing, word for word, and sends nothing', async () => {
  const onSubmit = vi.fn<Submit>();
  const { send } = open(onSubmit);
  await send();
  expect(await screen.findByText('Email address is must be required')).not.toBeNull();
  expect(screen.getByText('Password is must be required')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an e-mail with an invisible character is refused, and the field says so', async () => {
  const onSubmit = vi.fn<Submit>();
  const { user, send } = open(onSubmit);
  await user.type(screen.getByLabelText('Email'), 'ada\u200b@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await send();
  expect(
    await screen.findByText('contains an invisible character. Please type it again'),
  ).not.toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form under way is sent once, however often the button is pressed', async () => {
  let finish = () => {};
  const onSubmit = vi.fn<Submit>(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user, fillIn, send } = open(onSubmit);
  await fillIn();
  await send();
  const button = screen.getByRole('button', { name: /Sign in/ });
  expect(button.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByLabelText('Email'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'ada@example.com', password: 'secret ' });
  finish();
});

test('a refusal stands in red above the fields until the next attempt', async () => {
  const onSubmit = vi.fn<Submit>(async (_values, form) => form.setStatus('The password is wrong.'));
  const { fillIn, send } = open(onSubmit);
  await fillIn();
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('The password is wrong.');
  onSubmit.mockImplementation(async () => {});
  await send();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the password can be looked at while it is typed', async () => {
  const { user } = open(vi.fn<Submit>());
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
});
