import { setPriority } from 'node:os';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { type EncoderAnswer, makeRenditions } from './photo-renditions.ts';

// Decodes uploaded photos one at a time in its own process, whose end frees the decoder's memory.

setPriority(10);
process.once('disconnect', () => process.exit(0));
process.on('message', async (photo: Uint8Array) => {
  const answer = await encode(photo);
  process.send?.(answer);
});

async function encode(photo: Uint8Array): Promise<EncoderAnswer> {
  try {
    return { photo: await makeRenditions(photo) };
  } catch (error) {
    if (!(error instanceof Refusal)) return { fault: String(error) };
    const { code, message, field } = error;
    return { refusal: { code, message, field } };
  }
}
