import { canvasKeepsPixels } from './canvasKeepsPixels.ts';
import { UnreadablePhoto } from './uploadErrors.ts';

/** Maximum length of the longer side, in pixels. The image host stores a smaller picture. */
const longestSide = 2000;
const quality = 0.9;

/**
 * Shrinks a photo before upload: upright, at most 2,000 pixels on its longer side, re-encoded as WebP, or as JPEG in
 * browsers that can't encode WebP. A browser whose canvas can't be trusted sends the photo unchanged.
 * @throws UnreadablePhoto if the browser can't decode it
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const photo = await decode(file);
  try {
    if (!(await canvasKeepsPixels())) return file;
    const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(photo.width * scale));
    canvas.height = Math.max(1, Math.round(photo.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, 0, 0, canvas.width, canvas.height);
    const encoded = await encode(canvas, 'image/webp');
    if (encoded?.type === 'image/webp') return encoded;
    // JPEG has no transparency: transparent areas would become black.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    return (await encode(canvas, 'image/jpeg')) ?? file;
  } finally {
    photo.close();
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    const message = `We can’t read “${file.name}”: the file is damaged, or in a format that your browser doesn’t support.`;
    throw new UnreadablePhoto(message, { cause });
  }
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
