import { expect, test } from 'vitest';
import { UploadError } from './uploadErrors.ts';
import { uploadToken } from './uploadToken.ts';

test('a token that has expired and can’t be replaced is an error of the upload, not of the photo', async () => {
  const cause = new Error('No token');
  const failed = await uploadToken(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(UploadError);
  expect(failed).toMatchObject({ cause });
  expect(await uploadToken(async () => 'fresh')).toBe('fresh');
});
