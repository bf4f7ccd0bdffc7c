/** Bounds of the frame's width to its height, and the one for photos of unknown size. */
const narrowest = 4 / 5;
const widest = 16 / 10;
const usual = 4 / 3;

type Size = { width: number | null; height: number | null };

/** Width to height of a frame for photos of which the first has this size. */
export function frameRatio({ width, height }: Size): number {
  if (!width || !height) return usual;
  return Math.min(widest, Math.max(narrowest, width / height));
}
