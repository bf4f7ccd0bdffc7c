/** The address of a picture's largest rendition, absolute or relative to the server. */
export type PictureUrl = string;

/** What a picture's address tells about it; null where a foreign host does not say. */
export function describePicture(url: PictureUrl) {
  return { url, width: null, height: null, srcSet: null, color: null };
}
