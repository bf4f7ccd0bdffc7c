import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { barbells } from '../seed/drawings/barbells.ts';
import { bike } from '../seed/drawings/bike.ts';
import { dumbbell } from '../seed/drawings/dumbbells.ts';
import { picture } from '../seed/drawings/engine/picture.ts';
import { random } from '../seed/drawings/engine/random.ts';
import { moved, type Solid } from '../seed/drawings/engine/solid.ts';
import { kettlebells } from '../seed/drawings/kettlebells.ts';
import type { Look } from '../seed/drawings/look.ts';

// Draws the large pictures of the pages, on a clear background, into web/src/ui/art.

const yellow = '#FFD23F';
const green = '#0B6B4F';

const look = (changes: Partial<Look>): Look => ({
  frame: '#2b2e33',
  accent: yellow,
  dark: '#232529',
  size: 1,
  build: 0,
  facing: 30,
  chance: random('art'),
  ...changes,
});

const iron = look({ dark: '#2a2d32' });
const weights: Solid[] = [
  ...moved(barbells(look({ build: 1, accent: green })).slice(0, 6), [-0.3, 0, -0.34]),
  ...moved(kettlebells(look({ build: 2, weights: [24] })), [0.02, 0, -0.12], 1.15),
  ...moved(kettlebells(look({ build: 1, weights: [16], accent: '#12805f' })), [0.3, 0, 0.02], 1.1),
  ...dumbbell([-0.22, 0.085, 0.16], [1, 0, -0.18], 14, 'hex', iron),
  ...dumbbell([-0.05, 0.09, 0.36], [1, 0, 0.12], 16, 'hex', iron),
];
const spinning = bike(look({ frame: green, accent: green, dark: '#1d2024', facing: -34 }));

for (const { name, solids, around } of [
  { name: 'weights', solids: weights, around: 28 },
  { name: 'bike', solids: spinning, around: -34 },
]) {
  const drawing = picture(solids, {
    seed: name,
    stage: { hue: 150, tint: 0.6, floor: 'sweep', wall: 'plain' },
    room: false,
    around,
    above: 15,
    wear: 0,
    width: 1280,
    height: 1040,
    fill: 0.9,
    floor: 0.92,
  });
  const file = fileURLToPath(new URL(`../../web/src/ui/art/${name}.webp`, import.meta.url));
  const art = sharp(Buffer.from(drawing)).resize(1120).webp({ quality: 78, effort: 6 });
  const { size } = await art.toFile(file);
  console.log(`${name}.webp: ${Math.round(size / 1024)} KB`);
}
