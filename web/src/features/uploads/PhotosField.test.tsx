import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubBrowserApis } from '../../../testing/browserApiStubs.ts';
import { FormBody } from '../../ui/form/FormBody.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { PhotosField } from './PhotosField.tsx';
import type { Photo } from './photo.ts';
import { PhotoUploads } from './photoUploads.ts';
import { UploadError } from './uploadErrors.ts';

beforeAll(stubBrowserApis);
afterEach(cleanup);

URL.createObjectURL = () => 'blob:photo';
URL.revokeObjectURL = () => {};

const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A form of photos; the first upload of a photo named `failing` is refused. */
function open() {
  const refused = new Set<string>();
  const uploads = new PhotoUploads({
    shrink: async (file) => file,
    send: async (photo) => {
      const { name } = photo as File;
      if (name.startsWith('failing') && !refused.has(name)) {
        refused.add(name);
        throw new UploadError('No connection.');
      }
      return `/images/${name}`;
    },
  });
  const onSubmit = vi.fn<(values: { images: Photo[] }) => void>();
  render(
    <Formik initialValues={{ images: [] as Photo[] }} onSubmit={onSubmit}>
      <FormBody label="Form">
        <PhotosField name="images" label="Photos" uploads={uploads} />
        <SubmitButton>Send</SubmitButton>
      </FormBody>
    </Formik>,
  );
  const user = userEvent.setup({ delay: null });
  const sent = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0].images ?? [];
  };
  return { user, field: screen.getByLabelText('Photos'), sent };
}

const rows = () => screen.findAllByRole('listitem');

test('several photos are chosen and dropped at once; at most eight, and those left out are named', async () => {
  const { user, field } = open();
  await user.upload(field, ['1', '2', '3'].map(jpeg));
  expect(await rows()).toHaveLength(3);
  fireEvent.drop(field, {
    dataTransfer: { files: ['4', '5', '6', '7', '8', '9', '10'].map(jpeg) },
  });
  await screen.findByText('A product can have up to 8 photos. Not added: 9, 10.');
  expect(await rows()).toHaveLength(8);
  expect(screen.getAllByText('Cover')).toHaveLength(1);
});

test('the addresses of uploaded photos are in the form, with their descriptions', async () => {
  const { user, field, sent } = open();
  await user.upload(field, [jpeg('a'), jpeg('b')]);
  await user.type(await screen.findByLabelText('What photo 2 shows'), 'The display');
  expect(await sent()).toMatchObject([
    { url: '/images/a', description: '' },
    { url: '/images/b', description: 'The display' },
  ]);
});

test('a photo that has failed says so in its place and is tried again there', async () => {
  const { user, field, sent } = open();
  await user.upload(field, [jpeg('a'), jpeg('failing')]);
  await screen.findByText('No connection.');
  await user.click(screen.getByRole('button', { name: 'Try again: photo 2' }));
  await vi.waitFor(() => expect(screen.queryByText('No connection.')).toBeNull());
  expect((await sent()).map(({ url }) => url)).toEqual(['/images/a', '/images/failing']);
});

test('a photo is removed, the next one is the cover, and the focus goes to the field', async () => {
  const { user, field, sent } = open();
  await user.upload(field, [jpeg('a'), jpeg('b')]);
  await user.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
  expect(document.activeElement).toBe(field);
  expect(await rows()).toHaveLength(1);
  expect((await sent()).map(({ url }) => url)).toEqual(['/images/b']);
});

test('the order is changed by the keyboard, and what happens is announced', async () => {
  const { user, field, sent } = open();
  await user.upload(field, [jpeg('a'), jpeg('b')]);
  const list = await rows();
  // jsdom has no layout, so the rows are placed here, one below the other.
  for (const [index, row] of list.entries()) {
    row.getBoundingClientRect = () => new DOMRect(0, index * 80, 300, 80);
  }
  screen.getByRole('button', { name: 'Move photo 1' }).focus();
  await user.keyboard(' ');
  await screen.findByText('Photo 1 of 2 is being moved.');
  await user.keyboard('{ArrowDown}');
  await screen.findByText('It moves to place 2 of 2.');
  await user.keyboard(' ');
  await screen.findByText('It is now photo 2 of 2.');
  expect((await sent()).map(({ url }) => url)).toEqual(['/images/b', '/images/a']);
});
