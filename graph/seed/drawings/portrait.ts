import { hsl, mixHex } from './engine/colour.ts';
import { random } from './engine/random.ts';

const skins = ['#f3d3bd', '#e8b894', '#d49a6f', '#b5764b', '#8d5a3a', '#5f3b28'];
const hairs = [
  '#2a211d',
  '#4a3426',
  '#7a5234',
  '#b98b52',
  '#8b8d90',
  '#1d1d22',
  '#a5492e',
  '#d9d4cc',
];
const shirts = [
  '#0b6b4f',
  '#1f3a5f',
  '#b3261e',
  '#3b4048',
  '#7157c9',
  '#e3642b',
  '#1f8585',
  '#efb32f',
];

/** Hair behind and before the face, for each of the drawn faces; all around a head at (0, 0), 100 wide. */
const styles = {
  long: {
    back: 'M-62 20C-78 -70 -40 -92 0 -92S78 -70 62 20C66 70 72 96 60 118H-60C-72 96 -66 70 -62 20Z',
    front:
      'M-54 -8C-52 -58 -24 -70 4 -68C-2 -44 -30 -30 -54 -8ZM4 -68C34 -68 54 -50 55 -6C38 -22 20 -36 4 -68Z',
  },
  short: {
    back: '',
    front:
      'M-54 -4C-58 -66 -28 -82 2 -82S60 -64 54 -4C50 -26 44 -38 34 -46C10 -40 -22 -40 -38 -46C-46 -36 -50 -24 -54 -4Z',
  },
  bob: {
    back: 'M-58 0C-66 -66 -34 -88 0 -88S66 -66 58 0C60 30 62 46 56 66C30 84 -30 84 -56 66C-62 46 -60 30 -58 0Z',
    front:
      'M-54 0C-54 -52 -30 -66 0 -66S54 -52 54 0C48 -20 40 -30 22 -34C0 -30 -30 -30 -42 -26C-48 -18 -52 -10 -54 0Z',
  },
  swept: {
    back: '',
    front:
      'M-54 2C-64 -50 -44 -92 6 -86C44 -84 62 -56 54 2C52 -18 50 -28 42 -38C30 -28 2 -52 -18 -52C-34 -50 -46 -38 -54 2Z',
  },
  bun: {
    back: 'M-30 -78C-26 -112 26 -112 30 -78Z',
    front: 'M-54 -2C-56 -58 -28 -74 0 -74S56 -58 54 -2C46 -34 26 -46 0 -46S-46 -34 -54 -2Z',
  },
  shaved: {
    back: '',
    front: 'M-53 -10C-56 -54 -30 -72 0 -72S56 -54 53 -10C50 -34 40 -50 0 -50S-50 -34 -53 -10Z',
  },
  curly: {
    back: 'M-66 -6C-92 -64 -40 -104 0 -100S92 -64 66 -6C78 30 74 50 58 60H-58C-74 50 -78 30 -66 -6Z',
    front:
      'M-54 -6C-60 -50 -30 -66 -6 -64C10 -72 52 -58 54 -6C44 -24 38 -34 24 -42C4 -30 -26 -34 -42 -36C-48 -26 -52 -18 -54 -6Z',
  },
} as const;

/** What a portrait shows; skin and hair count from light, or dark brown, through the palette. */
export interface Face {
  /** degrees on the colour circle, for the backdrop */
  hue: number;
  style: keyof typeof styles;
  skin: number;
  hair: number;
  beard: boolean;
  glasses: boolean;
}

/**
 * A drawn portrait, 640 pixels square: the same for the same name.
 */
export function portrait(name: string, face: Face): string {
  const { hue, beard, glasses } = face;
  const chance = random(name);
  const skin = skins[face.skin] ?? '#d49a6f';
  const hair = hairs[face.hair] ?? '#2a211d';
  const shirt = chance.pick(shirts);
  const style = styles[face.style];
  const shade = mixHex(skin, '#6b2f1c', 0.28);
  const brow = mixHex(hair, '#1d1715', 0.35);
  const smile = chance.between(8, 15);
  const tilt = chance.between(-5, 5);
  const wall = hsl(hue, 0.36, 0.84);
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="2" rx="5.4" ry="6.2" fill="#2a2320"/><circle cx="${x + 1.8}" cy="-.4" r="1.7" fill="#fff"/><path d="M${x - 12} -15q12 -8 24 -1" fill="none" stroke="${brow}" stroke-width="4.6" stroke-linecap="round"/>`;
  const lens = (x: number) =>
    `<rect x="${x - 17}" y="-12" width="34" height="28" rx="12" fill="#fff" fill-opacity=".16" stroke="#2b2e33" stroke-width="3.4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 320 320"><defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${mixHex(wall, '#ffffff', 0.35)}"/><stop offset="1" stop-color="${wall}"/></linearGradient><linearGradient id="s" x1="0" y1="0" x2="1" y2=".4"><stop stop-color="${mixHex(skin, '#ffffff', 0.16)}"/><stop offset="1" stop-color="${mixHex(skin, shade, 0.45)}"/></linearGradient><linearGradient id="h" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${mixHex(hair, '#ffffff', 0.1)}"/><stop offset="1" stop-color="${hair}"/></linearGradient><linearGradient id="c" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${mixHex(shirt, '#ffffff', 0.16)}"/><stop offset="1" stop-color="${mixHex(shirt, '#101216', 0.22)}"/></linearGradient></defs><rect width="320" height="320" fill="url(#w)"/><circle cx="160" cy="178" r="128" fill="#fff" opacity=".3"/><g transform="translate(160 140) rotate(${tilt.toFixed(1)})"><path d="${style.back}" fill="${mixHex(hair, '#000000', 0.14)}"/></g><path d="M40 330C40 258 92 236 130 228H190C228 236 280 258 280 330Z" fill="url(#c)"/><path d="M124 226C134 254 186 254 196 226L190 216H130Z" fill="${mixHex(shirt, '#000000', 0.25)}"/><path d="M134 190H186V224C180 246 140 246 134 224Z" fill="${shade}"/><g transform="translate(160 140) rotate(${tilt.toFixed(1)})"><ellipse cx="-54" cy="8" rx="9" ry="14" fill="${shade}"/><ellipse cx="54" cy="8" rx="9" ry="14" fill="${shade}"/><path d="M-54 -14C-54 -60 -30 -76 0 -76S54 -60 54 -14C54 34 34 74 0 74S-54 34 -54 -14Z" fill="url(#s)"/>${beard ? `<path d="M-53 6C-50 56 -32 80 0 80S50 56 53 6C46 30 36 34 24 32C12 26 -12 26 -24 32C-36 34 -46 30 -53 6Z" fill="url(#h)"/>` : ''}${eye(-21)}${eye(21)}<path d="M-1 8C-5 20 -8 26 -4 29C-1 31 4 30 7 28" fill="none" stroke="${shade}" stroke-width="3.6" stroke-linecap="round"/><path d="M-18 46Q0 ${46 + smile} 18 46Q0 ${50 + smile * 0.4} -18 46Z" fill="#fff" stroke="#8c3b34" stroke-width="3" stroke-linejoin="round"/><circle cx="-33" cy="24" r="10" fill="#e2735c" opacity=".18"/><circle cx="33" cy="24" r="10" fill="#e2735c" opacity=".18"/>${glasses ? `${lens(-21)}${lens(21)}<path d="M-4 0h8" stroke="#2b2e33" stroke-width="3.4"/>` : ''}<path d="${style.front}" fill="url(#h)"/></g></svg>`;
}
