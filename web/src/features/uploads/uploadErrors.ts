/** A photo did not arrive; the message is for people. */
export class UploadError extends Error {
  override name = 'UploadError';
}

/** A file cannot be decoded, however often one tries; the message names it. */
export class UnreadablePhoto extends UploadError {
  override name = 'UnreadablePhoto';
}
