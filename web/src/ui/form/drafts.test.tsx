import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { afterEach, expect, test } from 'vitest';
import {
  dropFormDrafts,
  keepFormDrafts,
  keepFormDraftsForReload,
  registerForm,
  restoreFormDrafts,
  takeFormDraft,
} from './drafts.ts';
import { FormBody } from './FormBody.tsx';
import { TextFormField } from './TextFormField.tsx';

afterEach(() => {
  cleanup();
  dropFormDrafts();
});

/** A form that records what it sends. */
function open() {
  const sent: string[] = [];
  render(
    <Formik
      initialValues={{ text: '' }}
      onSubmit={({ text }, form) => {
        sent.push(text);
        form.resetForm();
      }}
    >
      <FormBody label="Contact">
        <TextFormField name="text" label="Text" />
        <button type="submit">Send</button>
      </FormBody>
    </Formik>,
  );
  return { field: screen.getByLabelText<HTMLInputElement>('Text'), sent };
}

test('a form that is opened again has what was typed when the session ended', async () => {
  await userEvent.type(open().field, 'Hello');
  keepFormDrafts();
  cleanup();
  const { field } = open();
  await expect.poll(() => field.value).toBe('Hello');
});

test('a form that stayed open when the session ended sends what is in it, and is empty afterwards', async () => {
  const { field, sent } = open();
  await userEvent.type(field, 'Hello');
  keepFormDrafts();
  await userEvent.type(field, ' there');
  await userEvent.click(screen.getByText('Send'));
  await expect.poll(() => sent).toEqual(['Hello there']);
  cleanup();
  const again = open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(again.field.value).toBe('');
});

/** Clears the page's memory, as a reload does. */
function reload(owner: string | null): void {
  const stored = sessionStorage.getItem('fitnessZone.drafts');
  dropFormDrafts();
  if (stored) sessionStorage.setItem('fitnessZone.drafts', stored);
  restoreFormDrafts(owner);
}

test('typed text is back after a reload that keeps it, once', async () => {
  await userEvent.type(open().field, 'Hello');
  keepFormDraftsForReload('ada');
  cleanup();
  reload('ada');
  const { field } = open();
  await expect.poll(() => field.value).toBe('Hello');
  cleanup();
  reload('ada');
  expect(open().field.value).toBe('');
});

test('one account’s typed text is hidden from other accounts and from visitors', async () => {
  for (const other of ['bob', null]) {
    await userEvent.type(open().field, 'Hello');
    keepFormDraftsForReload('ada');
    cleanup();
    reload(other);
    expect(open().field.value).toBe('');
    cleanup();
    reload('ada');
    expect(open().field.value).toBe('');
    cleanup();
  }
});

test('passwords and files are not kept over a reload', () => {
  const values = {
    name: 'Ada',
    password: 'secret',
    photo: new File(['x'], 'photo.png'),
    photos: [{ url: null, file: new File(['x'], 'photo.png') }],
  };
  const unregister = registerForm(() => ({ key: 'form', values }));
  keepFormDraftsForReload(null);
  unregister();
  reload(null);
  expect(takeFormDraft('form')).toEqual({ name: 'Ada' });
});
