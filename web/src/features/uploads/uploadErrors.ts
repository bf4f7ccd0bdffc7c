/** A photo that wasn't uploaded; the message is for users. */
export class UploadError extends Error {
  override name = 'UploadError';
}

/** The message if the upload's connection failed. */
export const notUploaded = 'We couldn’t upload the photo. Check your connection and try again.';

/** A file that can't be decoded, so a retry is useless; the message names it. */
export class UnreadablePhoto extends UploadError {
  override name = 'UnreadablePhoto';
}
