import type { Shelf } from '@fitness-zone/sample-data/content/categories.ts';
import { type Offer, paints } from '@fitness-zone/sample-data/content/offer.ts';
import { picture } from './drawings/engine/picture.ts';
import { random } from './drawings/engine/random.ts';
import type { Stage } from './drawings/engine/stage.ts';
import { drawings } from './drawings/kinds.ts';

const wear = { Excellent: 0.04, Good: 0.4, Fair: 0.95 } as const;
const floors: readonly Stage['floor'][] = ['sweep', 'boards', 'tiles', 'concrete'];
const walls: readonly Stage['wall'][] = ['plain', 'window', 'arch', 'panel', 'plain'];
const width = 960;
const height = 720;

/** Draws an offer as its seller photographed it: an SVG document, always the same for the same offer. */
export function drawOffer(shelf: Pick<Shelf, 'drawing' | 'hue'>, offer: Offer): string {
  const chance = random(offer.name);
  const [frame, accent, build, size = 1] = offer.look;
  const around = angle(shelf.drawing, build, chance.between(24, 42), chance.chance(0.5));
  const solids = drawings[shelf.drawing]({
    frame: paints[frame],
    accent: paints[accent],
    dark: chance.pick(['#232529', '#2a2d32', '#1d1f22']),
    size,
    build,
    ...(offer.weights && { weights: offer.weights }),
    facing: around,
    chance,
  });
  return picture(solids, {
    seed: offer.name,
    stage: {
      hue: (shelf.hue + chance.between(-10, 10) + 360) % 360,
      tint: chance.between(0.35, 0.7),
      floor: chance.pick(floors),
      wall: chance.pick(walls),
    },
    around,
    above: chance.between(13, 20),
    wear: wear[offer.condition],
    width,
    height,
  });
}

/** Some machines look best from one side: climbers from behind their pedals. */
function angle(kind: Shelf['drawing'], build: number, degrees: number, left: boolean): number {
  if (kind === 'elliptical' && build % 6 >= 3) return build % 6 === 3 ? degrees : -degrees;
  return left ? -degrees : degrees;
}

/** The picture of a category: its first build, alone before a coloured arch. */
export function drawShelf(shelf: Shelf): string {
  const chance = random(`${shelf.title}/shelf`);
  const around = shelf.drawing === 'treadmill' ? -34 : 32;
  const solids = drawings[shelf.drawing]({
    frame: paints.graphite,
    accent: paints.yellow,
    dark: '#232529',
    size: 1,
    build: shelf.drawing === 'kettlebells' ? 3 : shelf.drawing === 'dumbbells' ? 3 : 0,
    facing: around,
    chance,
  });
  return picture(solids, {
    seed: shelf.title,
    stage: { hue: shelf.hue, tint: 1, floor: 'sweep', wall: 'arch' },
    around,
    above: 16,
    wear: 0,
    width,
    height,
  });
}
