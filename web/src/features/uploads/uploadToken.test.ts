import { afterEach, expect, test, vi } from 'vitest';
import { freshToken } from '../session/tokens/token.ts';
import { UploadError } from './uploadErrors.ts';
import { uploadToken } from './uploadToken.ts';

vi.mock('../session/tokens/token.ts', () => ({ freshToken: vi.fn() }));
afterEach(() => vi.resetAllMocks());

test('a token that has expired and can’t be replaced is an error of the upload, not of the photo', async () => {
  const cause = new Error('No token');
  vi.mocked(freshToken).mockRejectedValueOnce(cause);
  const failed = await uploadToken().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(UploadError);
  expect(failed).toMatchObject({ cause });
  vi.mocked(freshToken).mockResolvedValueOnce('fresh');
  expect(await uploadToken()).toBe('fresh');
});
