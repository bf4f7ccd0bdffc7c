import { setPriority } from 'node:os';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { type CleanedPhoto, cleanPhoto } from './photo.ts';

// The process that decodes uploaded photos, one at a time: what a decoder takes of memory goes with it.

setPriority(10);
process.once('disconnect', () => process.exit(0));
process.on('message', async (photo: Uint8Array) => {
  const cleaned = await clean(photo);
  process.send?.(cleaned);
});

async function clean(photo: Uint8Array): Promise<CleanedPhoto> {
  try {
    return { photo: await cleanPhoto(photo) };
  } catch (error) {
    if (!(error instanceof Refusal)) return { fault: String(error) };
    const { code, message, field } = error;
    return { refusal: { code, message, field } };
  }
}
