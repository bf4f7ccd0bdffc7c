import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenPhoto, sendPhotos } from './photo.ts';
import { PhotoUploads } from './photoUploads.ts';
import { UnreadablePhoto, UploadError } from './uploadErrors.ts';

const revoked: string[] = [];
const { createObjectURL, revokeObjectURL } = URL;

beforeEach(() => {
  revoked.length = 0;
  URL.createObjectURL = (blob) => `blob:${(blob as File).name}`;
  URL.revokeObjectURL = (address) => void revoked.push(address);
});
afterEach(() => {
  URL.createObjectURL = createObjectURL;
  URL.revokeObjectURL = revokeObjectURL;
});

const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

type Sent = {
  name: string;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  resolve: (url: string) => void;
  reject: (error: Error) => void;
};

/** Uploads whose requests the test answers. */
function open() {
  const requests: Sent[] = [];
  const shrunk: string[] = [];
  const uploads = new PhotoUploads({
    shrink: async (file) => {
      if (file.name.includes('damaged'))
        throw new UnreadablePhoto(`“${file.name}” cannot be read.`);
      shrunk.push(file.name);
      return file;
    },
    send: (photo, options) =>
      new Promise((resolve, reject) => {
        requests.push({ name: (photo as File).name, ...options, resolve, reject });
      }),
  });
  const request = async (index: number) => {
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(index));
    return requests[index] as Sent;
  };
  return { uploads, requests, request, shrunk };
}

test('two photos are sent at once, the next one when one of them has arrived', async () => {
  const { uploads, requests, request } = open();
  const photos = ['a', 'b', 'c', 'd'].map((name) => chosenPhoto(jpeg(name)));
  for (const { key, file } of photos) if (file) uploads.add(key, file);
  const second = await request(1);
  expect(requests.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(uploads.state(photos[2]?.key ?? '')?.step).toBe('waiting');
  second.resolve('/images/b');
  await request(2);
  expect(requests.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('a photo that has failed is sent again alone, without being made smaller once more', async () => {
  const { uploads, requests, request, shrunk } = open();
  const photos = [chosenPhoto(jpeg('a')), chosenPhoto(jpeg('b'))] as const;
  for (const { key, file } of photos) if (file) uploads.add(key, file);
  (await request(0)).resolve('/images/a');
  const failing = await request(1);
  failing.onProgress(0.5);
  expect(uploads.state(photos[1].key)).toMatchObject({ step: 'sending', progress: 0.5 });
  failing.reject(new UploadError('No connection.'));
  await vi.waitFor(() =>
    expect(uploads.state(photos[1].key)).toMatchObject({
      step: 'failed',
      message: 'No connection.',
      canRetry: true,
    }),
  );
  const sending = sendPhotos(uploads, photos);
  (await request(2)).resolve('/images/b');
  expect(await sending).toEqual([
    { url: '/images/a', description: '' },
    { url: '/images/b', description: '' },
  ]);
  expect(requests.map(({ name }) => name)).toEqual(['a', 'b', 'b']);
  expect(shrunk).toEqual(['a', 'b']);
});

test('a form whose photos cannot all be sent is told how many, and what to do', async () => {
  const { uploads, request } = open();
  const photos = [chosenPhoto(jpeg('a')), chosenPhoto(jpeg('damaged'))] as const;
  for (const { key, file } of photos) if (file) uploads.add(key, file);
  const sending = sendPhotos(uploads, [photos[0]]);
  (await request(0)).reject(new UploadError('No connection.'));
  await expect(sending).rejects.toThrow('1 photo was not uploaded: submit the form to try again.');
  expect(uploads.state(photos[1].key)).toMatchObject({
    message: '“damaged” cannot be read.',
    canRetry: false,
  });
  await expect(sendPhotos(uploads, [photos[1]])).rejects.toThrow(
    'remove the photos that can’t be used',
  );
});

test('a photo that is removed while it is sent ends its request and frees its preview', async () => {
  const { uploads, request } = open();
  const { key, file } = chosenPhoto(jpeg('a'));
  const next = chosenPhoto(jpeg('b'));
  if (file) uploads.add(key, file);
  const sent = await request(0);
  if (next.file) uploads.add(next.key, next.file);
  uploads.remove(key);
  expect(sent.signal.aborted).toBe(true);
  expect(revoked).toEqual(['blob:a']);
  expect(uploads.state(key)).toBeUndefined();
  sent.reject(new UploadError('Aborted.'));
  const other = await request(1);
  uploads.close();
  expect(other.signal.aborted).toBe(true);
});

test('a file that is no picture is not sent, and named', () => {
  const { uploads, requests } = open();
  uploads.add('1', new File(['x'], 'bill.pdf', { type: 'application/pdf' }));
  expect(uploads.state('1')).toMatchObject({
    step: 'failed',
    canRetry: false,
    message: '“bill.pdf”: This file isn’t a photo. Please use JPEG, PNG, WebP, AVIF or GIF.',
  });
  expect(requests).toEqual([]);
});
