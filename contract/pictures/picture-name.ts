/** Data encoded in the name of a picture on our own host. */
export type PictureName = {
  /** The first 16 bytes of the picture's SHA-256, in hexadecimal. */
  hash: string;
  width: number;
  height: number;
  /** The mean colour as six hexadecimal digits. */
  color: string;
  /** The widths of its renditions, smallest first. */
  widths: number[];
};

const pattern = /^([0-9a-f]{32})-(\d{1,4})x(\d{1,4})-([0-9a-f]{6})((?:-\d{1,4}){1,8})$/;

/**
 * The folder name of a picture. All that a page needs to know before the picture arrives is in it,
 * so that no look-up stands between a product and its picture.
 */
export const writePictureName = ({ hash, width, height, color, widths }: PictureName): string =>
  `${hash}-${width}x${height}-${color}-${widths.join('-')}`;

/** Reads a name back; null for anything that `writePictureName` did not write. */
export function readPictureName(name: string): PictureName | null {
  const match = pattern.exec(name);
  if (!match) return null;
  const [, hash = '', width, height, color = '', widths = ''] = match;
  return {
    hash,
    width: Number(width),
    height: Number(height),
    color,
    widths: widths.slice(1).split('-').map(Number),
  };
}
