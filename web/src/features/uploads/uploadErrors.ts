/** A photo did not arrive; the message is for people. */
export class UploadError extends Error {
  override name = 'UploadError';
}

/** The photo's way is broken. */
export const notUploaded = 'We couldn’t upload the photo. Check your connection and try again.';

/** A file that can't be decoded, so a retry is useless; the message names it. */
export class UnreadablePhoto extends UploadError {
  override name = 'UnreadablePhoto';
}
