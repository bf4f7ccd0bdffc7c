import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp();

/** Uploads under way, each of which ends when a test says so. */
let uploads: { end: (answer: { status: number; response: unknown }) => void }[] = [];

/** Replaces the upload's request. */
class FakeRequest {
  upload = {};
  status = 0;
  response: unknown = null;
  onload = () => {};
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    uploads.push({
      end: (answer) => {
        Object.assign(this, answer);
        this.onload();
      },
    });
  }
}

const originals = { ...pick('XMLHttpRequest'), ...pick('createImageBitmap') };

function pick(name: string) {
  return { [name]: (globalThis as Record<string, unknown>)[name] };
}

beforeEach(() => {
  uploads = [];
  Object.assign(globalThis, {
    XMLHttpRequest: FakeRequest,
    createImageBitmap: async () => ({ width: 8, height: 8, close() {} }),
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  Object.assign(globalThis, originals);
  vi.restoreAllMocks();
});

const aFile = (name: string, type = 'image/png') => new File(['photo'], name, { type });
const refusal = { status: 503, response: { message: 'The shop is busy.' } };
const picker = () => screen.findByLabelText('Add photos');
const field = () => screen.findByRole('textbox', { name: /^Message to/ });

async function openThread() {
  const { seller, buyer, products } = await app.createShop([{}]);
  const [product] = products;
  if (!product) throw new Error('there is no product');
  const { thread } = await buyer.askSeller(product, 'Does it fold?');
  const page = app.renderScreen(paths.thread(thread.id), { as: buyer });
  await screen.findByRole('log');
  /** Completes an upload, like a server that has stored it. */
  const arrive = async (nth: number) => {
    const { PrivatePhoto } = app.shop().models;
    const { _id } = await PrivatePhoto.create({
      uploaderId: buyer.id,
      width: 8,
      height: 8,
      color: '336699',
      widths: [8],
      renditions: [{ width: 8, bytes: Buffer.from('photo') }],
      claimedAt: new Date(),
    });
    await waitFor(() => expect(uploads.length).toBeGreaterThan(nth));
    uploads[nth]?.end({ status: 200, response: { data: { id: _id.toHexString() } } });
  };
  return { ...page, seller, buyer, thread, arrive };
}

test('a message waits for its photos, and shows them where it is read', async () => {
  const { user, operations, arrive } = await openThread();
  await user.upload(await picker(), aFile('a.png'));
  await screen.findByRole('progressbar', { name: 'Uploading photo 1' });
  await user.type(await field(), 'Look{Enter}');
  await screen.findByText('Sending once the photos are uploaded…');
  expect(operations).not.toContain('SendMessage');
  await arrive(0);
  const log = within(screen.getByRole('log'));
  const shown = await log.findByRole('button', { name: 'Enlarge photo from you' });
  log.getByText('Look');
  expect(screen.queryByRole('button', { name: 'Remove photo 1' })).toBeNull();
  await user.click(shown);
  const dialog = within(await screen.findByRole('dialog', { name: 'Photo from you' }));
  dialog.getByRole('img', { name: 'Photo from you' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('photos alone are a message; the fifth and what is no photo are not taken', async () => {
  const { user, operations, arrive } = await openThread();
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => aFile(`${name}.png`));
  await user.upload(await picker(), files);
  await screen.findByText('You can add up to 4 photos.');
  for (const place of [4, 3]) {
    await user.click(screen.getByRole('button', { name: `Remove photo ${place}` }));
  }
  await user.click(await field());
  await user.paste({ files: [aFile('notes.txt', 'text/plain')] } as unknown as DataTransfer);
  await screen.findByText(/^Photo 3: “notes.txt”: This file isn’t a photo/);
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Remove photo 3' }));
  await user.click(send);
  await arrive(0);
  await arrive(1);
  const log = within(screen.getByRole('log'));
  const second = await log.findByRole('button', { name: 'Enlarge photo 2 of 2 from you' });
  expect(operations.filter((name) => name === 'SendMessage')).toHaveLength(1);
  await user.click(second);
  const dialog = within(await screen.findByRole('dialog'));
  await user.keyboard('{ArrowLeft}');
  dialog.getByRole('img', { name: 'Photo 1 of 2 from you' });
});

test('an upload that fails says why, and is tried again', async () => {
  const { user, arrive } = await openThread();
  await user.upload(await picker(), aFile('a.png'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.end(refusal);
  await screen.findByText('Photo 1: The shop is busy.');
  await user.click(screen.getByRole('button', { name: 'Try again: photo 1' }));
  await arrive(1);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await user.type(await field(), 'Look{Enter}');
  await within(screen.getByRole('log')).findByRole('button', { name: 'Enlarge photo from you' });
});
