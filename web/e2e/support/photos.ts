import sharp from 'sharp';

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

const size = { width: 2400, height: 1600 };

/** A landscape photo in a unique blue, with a red upper left quarter. */
const upright = (index: number) =>
  sharp({ create: { ...size, channels: 3, background: { r: 32, g: 64, b: 150 + 10 * index } } })
    .composite([
      {
        input: {
          create: {
            width: size.width / 2,
            height: size.height / 2,
            channels: 3,
            background: '#e02020',
          },
        },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

/** Functions that turn an upright picture into a camera's stored pixels, by EXIF orientation. */
const stored: ((picture: Buffer) => Promise<Buffer>)[] = [
  async (picture) => picture,
  (picture) => sharp(picture).flop().toBuffer(),
  (picture) => sharp(picture).rotate(180).toBuffer(),
  (picture) => sharp(picture).flip().toBuffer(),
  async (picture) =>
    sharp(await sharp(picture).rotate(90).toBuffer())
      .flop()
      .toBuffer(),
  (picture) => sharp(picture).rotate(270).toBuffer(),
  async (picture) =>
    sharp(await sharp(picture).rotate(90).toBuffer())
      .flip()
      .toBuffer(),
  (picture) => sharp(picture).rotate(90).toBuffer(),
];

/** Eight pictures as photos of the eight EXIF orientations. */
export async function photosOfEachOrientation(): Promise<PhotoFile[]> {
  return Promise.all(
    stored.map(async (store, index) => ({
      name: `orientation-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp(await store(await upright(index)))
        .withMetadata({ orientation: index + 1 })
        .jpeg()
        .toBuffer(),
    })),
  );
}

/** Whether a picture is landscape, with a red upper left corner and blue other corners. */
export async function isUpright(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => {
    const at =
      (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0);
  };
  const corners = [isRed(0.1, 0.1), isRed(0.9, 0.1), isRed(0.1, 0.9), isRed(0.9, 0.9)];
  return info.width > info.height && corners.join() === 'true,false,false,false';
}
