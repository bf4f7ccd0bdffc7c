import { freshToken } from '../session/tokens/token.ts';
import { notUploaded, UploadError } from './uploadErrors.ts';

/**
 * The token to send with a photo; null for visitors.
 * @throws UploadError if it has expired and can't be replaced now
 */
export async function uploadToken(read = freshToken): Promise<string | null> {
  try {
    return await read();
  } catch (cause) {
    throw new UploadError(notUploaded, { cause });
  }
}
