import type { RefusalCode } from '@fitness-zone/contract/enums.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Refusal } from '../../shared/refusals/refusal.ts';

// Each photo is processed once: caching by libvips would only use memory, as would a second thread.
sharp.cache(false);
sharp.concurrency(1);

/** The widest rendition, in pixels; wider photos are scaled down. */
const maxWidth = 1280;
/** The widths that pages can choose, besides the picture's own. */
const renditionWidths = [320, 640];
/** More pixels than most cameras give; larger pictures are refused before they are decoded. */
const maxPixels = 60_000_000;
const maxSide = 16_000;
/** Memory limit for a decoded photo; its decoder takes up to a quarter more. */
const maxDecodedBytes = 256_000_000;

export type Rendition = {
  width: number;
  bytes: Buffer;
};

export type EncodedPhoto = {
  width: number;
  height: number;
  /** The mean colour as six hexadecimal digits. */
  color: string;
  /** Smallest first; the last one is the picture itself. */
  renditions: [Rendition, ...Rendition[]];
};

/** The decoding process's answer: the photo, or the reason for its refusal. */
export type EncoderAnswer =
  | { photo: EncodedPhoto }
  | { refusal: { code: RefusalCode; message: string; field: string | undefined } }
  | { fault: string };

const signatures: readonly (readonly [format: string, offset: number, bytes: string])[] = [
  ['jpeg', 0, 'ffd8ff'],
  ['png', 0, '89504e470d0a1a0a'],
  ['gif', 0, '474946383'],
  ['webp', 8, '57454250'],
  ['avif', 4, '6674797061766966'],
  ['avif', 4, '6674797061766973'],
];

/** Recognises a format by its first bytes, so that no other decoder ever sees an uploaded file. */
const formatOf = (photo: Buffer) =>
  signatures.find(([, offset, bytes]) =>
    photo.toString('hex', offset, offset + 16).startsWith(bytes),
  )?.[0];

const tooLarge = (message: string) => new Refusal('too-large', message, { field: 'image' });

const refuse = (message: string) => new Refusal('invalid', message, { field: 'image' });

/**
 * Decodes an untrusted photo and re-encodes it as WebP in several widths, upright and without metadata.
 * @throws Refusal `invalid` if it is no picture, `too-large` for too many pixels in total or on one side, or too many
 * bytes
 */
export async function makeRenditions(bytes: Uint8Array): Promise<EncodedPhoto> {
  const photo = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (photo.length === 0) throw refuse('The photo is empty.');
  if (!formatOf(photo)) {
    throw refuse('This file isn’t a photo. Please use JPEG, PNG, WebP, AVIF or GIF.');
  }
  await checkSize(photo);
  const { data, info } = await decode(photo);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = [...renditionWidths.filter((step) => step < info.width), info.width];
  const [color, ...renditions] = await Promise.all([
    meanColor(sharp(data, { raw })),
    ...widths.map(async (width): Promise<Rendition> => {
      const bytes = await sharp(data, { raw })
        .resize({ width })
        .webp({ quality: 80, effort: 2 })
        .toBuffer();
      return { width, bytes };
    }),
  ]);
  const [smallest, ...larger] = renditions;
  if (!smallest) throw new Error('A photo has at least one rendition.');
  return { width: info.width, height: info.height, color, renditions: [smallest, ...larger] };
}

async function checkSize(photo: Buffer): Promise<void> {
  const header = await readHeader(photo);
  const { width, height } = header;
  if (Math.max(width, height) > maxSide) throw tooLarge(sideFault(width, height));
  if (width * height > maxPixels) throw tooLarge(areaFault(width, height));
  const decodedBytes = width * height * bytesOfPixel(header);
  if (decodedBytes > maxDecodedBytes) {
    const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
    throw tooLarge(
      `The photo needs ${megabytes(decodedBytes)} MB when decoded. The limit is ${megabytes(maxDecodedBytes)} MB.`,
    );
  }
}

const shown = (pixels: number): string => pixels.toLocaleString('en-US');

const sideFault = (width: number, height: number): string =>
  `The photo is ${shown(Math.max(width, height))} pixels ${width > height ? 'wide' : 'high'}. The limit is ${shown(maxSide)} on each side.`;

const areaFault = (width: number, height: number): string =>
  `The photo has ${shown(width)} × ${shown(height)} pixels. The limit is ${maxPixels / 1_000_000} million.`;

/**
 * Bytes that a decoder holds per pixel of the one frame that we keep. By measurement, AVIF takes six times its samples,
 * for the whole picture; other formats that can't be read line by line, such as interlaced PNG, hold all samples.
 */
function bytesOfPixel({ channels, depth, format }: Metadata): number {
  const samples = channels * (bytesOfSample[depth] ?? 8);
  return format === 'heif' ? 6 * samples : samples;
}

const bytesOfSample: Partial<Record<Metadata['depth'], number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
};

async function readHeader(photo: Buffer): Promise<Metadata> {
  try {
    // The limit is ours to check, with a message that names the size.
    return await sharp(photo, { limitInputPixels: false }).metadata();
  } catch {
    throw refuse('The photo’s file is damaged. Please try another one.');
  }
}

/** Keeps only the first frame of an animation. */
async function decode(photo: Buffer) {
  try {
    return await sharp(photo, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: maxWidth, height: maxWidth * 2, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw refuse('The photo’s file is damaged. Please try another one.');
  }
}

async function meanColor(picture: Sharp): Promise<string> {
  const { data } = await picture
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = red, blue = red] = data;
  return Buffer.from([red, green, blue]).toString('hex');
}
