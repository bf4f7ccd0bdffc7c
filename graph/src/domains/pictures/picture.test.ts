import { expect, test } from 'vitest';
import { Refusal } from '../../shared/refusal.ts';
import { absolutePictureUrl, describePicture } from './picture.ts';
import { readPictureUrl } from './picture-url.ts';

const photo = { field: 'image', label: 'Photo' };

const name = `${'ab'.repeat(16)}-1280x960-c0ffee-320-640-1280`;
const ours = `/images/${name}/1280.webp`;

test('the address of our own picture contains its size, colour and renditions', () => {
  expect(describePicture(ours)).toEqual({
    url: ours,
    width: 1280,
    height: 960,
    color: '#c0ffee',
    srcSet: [320, 640, 1280].map((width) => `/images/${name}/${width}.webp ${width}w`).join(', '),
  });
});

test('of a foreign picture only the address is known', () => {
  const url = 'https://i.ibb.co/x/photo.jpg';
  expect(describePicture(url)).toEqual({
    url,
    width: null,
    height: null,
    srcSet: null,
    color: null,
  });
});

test('our own picture loses its origin and gets it back for other programs', () => {
  expect(readPictureUrl(`http://localhost:4000${ours}`, photo)).toBe(ours);
  expect(absolutePictureUrl(ours, 'https://shop.example')).toBe(`https://shop.example${ours}`);
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/x', '', 7])(
  '%j is no address of a photo',
  (value) => {
    expect(() => readPictureUrl(value, photo)).toThrow(Refusal);
  },
);
