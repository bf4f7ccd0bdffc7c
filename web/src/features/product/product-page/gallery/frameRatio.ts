/** The frame's minimum and maximum ratio of width to height, and the one for photos of unknown size. */
const narrowest = 4 / 5;
const widest = 16 / 10;
const usual = 4 / 3;

type Size = { width: number | null; height: number | null };

/** A frame's ratio of width to height, given the first photo's size. */
export function frameRatio({ width, height }: Size): number {
  if (!width || !height) return usual;
  return Math.min(widest, Math.max(narrowest, width / height));
}
