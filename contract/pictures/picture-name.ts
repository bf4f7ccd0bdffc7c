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
 * The folder name of a picture. It contains everything a page needs before the picture loads, so no look-up is needed.
 */
export const writePictureName = ({ hash, width, height, color, widths }: PictureName): string =>
  `${hash}-${width}x${height}-${color}-${widths.join('-')}`;

/** Parses a name; null for anything that `writePictureName` didn't write. */
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
