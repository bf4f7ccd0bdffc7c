import sharp from 'sharp';

/** A small photo as a browser would send it. */
export async function aPhotoForm() {
  const picture = { width: 8, height: 8, channels: 3, background: '#336699' } as const;
  const bytes = await sharp({ create: picture }).png().toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'photo.png');
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
