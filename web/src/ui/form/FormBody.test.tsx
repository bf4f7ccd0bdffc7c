import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropFormDrafts, keepFormDrafts } from './drafts.ts';
import { FormBanner } from './FormBanner.tsx';
import { FormBody } from './FormBody.tsx';
import { PasswordFormField } from './PasswordFormField.tsx';
import { SelectFormField } from './SelectFormField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { showRefusal } from './showRefusal.ts';
import { TextFormField } from './TextFormField.tsx';

const scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this);
  };
});
afterEach(cleanup);

const sizes = [{ value: 'm', text: 'M' }];
const values = { name: 'Ada', town: 'London' };

/** A form whose submits are refused one after another; the field may be named. */
type Refused = Parameters<typeof showRefusal>[2];

function open(refusals: (keyof typeof values | null | Refused)[]) {
  render(
    <Formik
      initialValues={values}
      onSubmit={async (_values, form) => {
        form.setStatus(undefined);
        const refused = refusals.shift() ?? null;
        const isWhole = typeof refused === 'object' && refused !== null;
        showRefusal(form, values, isWhole ? refused : { message: 'Refused.', field: refused });
      }}
    >
      {({ status }) => (
        <FormBody label="Person">
          {status && <FormBanner>{status}</FormBanner>}
          <TextFormField name="name" label="Name" />
          <TextFormField name="town" label="Town" />
          <SubmitButton>Send</SubmitButton>
        </FormBody>
      )}
    </Formik>,
  );
  const user = userEvent.setup({ delay: null });
  return {
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
    sendFrom: (label: string) => user.type(screen.getByLabelText(label), '{Enter}'),
  };
}

const isShown = (times: number, element: () => Element) =>
  vi.waitFor(() => {
    expect(scrolledTo).toHaveLength(times);
    expect(scrolledTo.at(-1)).toBe(element());
    expect(document.activeElement).toBe(element());
  });

test('every failed submit brings the banner into view and focuses it, the same words twice as well', async () => {
  const { send } = open([null, null]);
  const banner = () => screen.getByRole('alert');
  await send();
  await isShown(1, banner);
  await send();
  await isShown(2, banner);
});

test('every failed submit brings the field at fault into view and focuses it', async () => {
  const { send, sendFrom } = open(['town', 'town', 'name']);
  await send();
  await isShown(1, () => screen.getByLabelText('Town'));
  await sendFrom('Town');
  await isShown(2, () => screen.getByLabelText('Town'));
  await send();
  await isShown(3, () => screen.getByLabelText('Name'));
});

test('a refusal that names several fields is shown at each of them, and above the form for others', async () => {
  const errors = [
    { field: 'town', message: 'Town is too long.' },
    { field: 'name', message: 'Name is required.' },
    { field: 'phone', message: 'Phone is malformed.' },
  ];
  const { send } = open([{ message: 'Town is too long.', field: 'town', errors }]);
  await send();
  for (const { message } of errors) await screen.findByText(message);
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Phone is malformed.').closest('[data-form-banner]')).not.toBeNull();
});

test('text typed before the user was signed out is in the form when it opens again, once', async () => {
  open([]);
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('Name'), ' Lovelace');
  keepFormDrafts();
  cleanup();
  open([]);
  await screen.findByDisplayValue('Ada Lovelace');
  cleanup();
  open([]);
  await screen.findByDisplayValue('Ada');
});

test('dropping all drafts drops the typed text', async () => {
  open([]);
  await userEvent.type(screen.getByLabelText('Name'), ' Lovelace');
  keepFormDrafts();
  dropFormDrafts();
  cleanup();
  open([]);
  await screen.findByDisplayValue('Ada');
});

test('values that a password manager fills in without an event are validated and sent', async () => {
  const sent: object[] = [];
  render(
    <Formik
      initialValues={{ name: '', password: 'old', note: 'One\r\nTwo', size: '' }}
      validate={({ name }) => (name ? {} : { name: 'Required' })}
      onSubmit={(filled) => void sent.push(filled)}
    >
      <FormBody label="Person">
        <TextFormField name="name" label="Name" />
        <PasswordFormField label="Password" autoComplete="new-password" />
        <TextFormField name="note" label="Note" rows={2} />
        <SelectFormField name="size" label="Size" placeholder="Choose" options={sizes} />
        <SubmitButton>Send</SubmitButton>
      </FormBody>
    </Formik>,
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  field('Name').value = 'Ada';
  field('Password').value = 'filled in';
  field('Size').value = 'm';
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([{ name: 'Ada', password: 'filled in', note: 'One\r\nTwo', size: 'm' }]),
  );
  expect(field('Name').value).toBe('Ada');
});
