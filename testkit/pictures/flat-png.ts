import { crc32, deflateSync } from 'node:zlib';

type Picture = {
  width: number;
  height: number;
  /** Rows of samples after the header; all of them by default. */
  rows?: number;
  /** 1 for grey (of one bit), 3 for RGB, 4 for RGB with alpha. */
  channels?: 1 | 3 | 4;
  bytesOfSample?: 1 | 2;
  interlaced?: boolean;
};

const colorTypes = { 1: 0, 3: 2, 4: 6 };

/** A one-colour PNG: a few hundred kilobytes for hundreds of megabytes of samples, or less with rows left out. */
export function aFlatPng({
  width,
  height,
  rows = height,
  channels = 1,
  bytesOfSample = 1,
  interlaced = false,
}: Picture): Buffer {
  const bits = channels === 1 ? 1 : 8 * bytesOfSample;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colorTypes[channels], 0, 0, interlaced ? 1 : 0], 8);
  // The seven passes of an interlaced picture have up to 15/8 times as many rows, each shorter.
  const filterBytes = rows * (interlaced ? 2 : 1);
  const samples = Math.ceil((width * channels * bits) / 8) * rows + filterBytes;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(samples))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, crc]);
}
