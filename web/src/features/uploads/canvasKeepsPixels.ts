const side = 64;

/** An opaque pattern with a different colour in each pixel, since plain areas often get no noise. */
const pattern = Uint8ClampedArray.from({ length: side * side * 4 }, (_, index) =>
  index % 4 === 3 ? 255 : (Math.imul(index + 1, 0x9e3779b1) >>> 8) & 0xff,
);

/**
 * False if privacy protection in Firefox, Safari, Brave or an extension returns noise or a blank picture, from both
 * `toBlob` and `getImageData`.
 */
export async function canvasKeepsPixels(): Promise<boolean> {
  const drawn = contextOf();
  drawn?.putImageData(new ImageData(pattern, side, side), 0, 0);
  const encoded = await new Promise<Blob | null>((resolve) => {
    if (drawn) drawn.canvas.toBlob(resolve, 'image/png');
    else resolve(null);
  });
  const decoded = encoded && (await createImageBitmap(encoded));
  const read = contextOf();
  if (!decoded || !read) return false;
  read.drawImage(decoded, 0, 0);
  decoded.close();
  const { data } = read.getImageData(0, 0, side, side);
  return data.every((value, index) => value === pattern[index]);
}

function contextOf(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  return canvas.getContext('2d');
}
