import { marked, numeral, spot } from './engine/marks.ts';
import { chrome, iron, powder, rubber } from './engine/material.ts';
import { beam, disc, type Solid, tube } from './engine/solid.ts';
import { frame, type Vec3 } from './engine/vector.ts';
import { type Drawing, footBar, type Look } from './look.ts';
import { loadedBar } from './rack.ts';

const COLOURS = ['#c23a30', '#2563b8', '#e5b52c', '#1d8a55', '#e9e7e1'];

/** A plate lying on the floor or on others, its number upwards. */
function lying(
  at: Vec3,
  r: number,
  thick: number,
  colour: string,
  kilos: number,
  turn: number,
): Solid[] {
  const f = frame(at, turn);
  const top = { at, u: f.u, v: [-f.w[0], -f.w[1], -f.w[2]] as Vec3, w: [0, 1, 0] as Vec3 };
  const ink = colour === '#e9e7e1' ? '#22252a' : '#f3f1ea';
  return [
    marked(
      disc(at, [0, 1, 0], r, thick, rubber(colour), 0.014, 60),
      spot(top, thick / 2 + 0.001, 0, 0, r * 0.34, '#a4a9ae'),
      spot(top, thick / 2 + 0.0015, 0, 0, r * 0.27, colour),
      spot(top, thick / 2 + 0.002, 0, 0, 0.025, '#141518'),
      ...numeral(top, thick / 2 + 0.0015, [0, -r * 0.66], kilos, r * 0.26, ink),
      ...numeral(
        { ...top, u: [-top.u[0], 0, -top.u[2]], v: [-top.v[0], 0, -top.v[2]] },
        thick / 2 + 0.0015,
        [0, -r * 0.66],
        kilos,
        r * 0.26,
        ink,
      ),
    ),
  ];
}

function loaded(look: Look): Solid[] {
  const bumper = look.chance.chance(0.5);
  const plates: (readonly [number, number, string])[] = bumper
    ? [
        [0.225, 0.06, COLOURS[look.build % 4] ?? look.accent],
        [0.225, 0.045, COLOURS[(look.build + 1) % 4] ?? look.accent],
        [0.14, 0.03, look.dark],
      ]
    : [
        [0.225, 0.036, look.dark],
        [0.18, 0.03, look.dark],
        [0.14, 0.026, look.accent],
      ];
  return loadedBar([0, 0.225, 0], plates, 0.98);
}

function stackOf(look: Look): Solid[] {
  let y = 0;
  const pile = [25, 20, 15, 10, 5].flatMap((kilos, i) => {
    const thick = 0.035 + kilos * 0.0017;
    y += thick / 2;
    const parts = [0, 1].flatMap((n) => {
      const solids = lying(
        [look.chance.between(-0.012, 0.012), y + n * thick, look.chance.between(-0.012, 0.012)],
        0.225,
        thick * 0.97,
        look.build % 2 ? (COLOURS[i] ?? look.accent) : look.dark,
        kilos,
        look.facing + look.chance.between(-30, 30),
      );
      return solids;
    });
    y += thick * 1.5;
    return parts;
  });
  const lean = disc(
    [0.36, 0.22, 0.06],
    [0.93, 0.35, 0.1],
    0.225,
    0.045,
    rubber(look.accent),
    0.014,
    56,
  );
  return [
    ...pile.slice(0, 7),
    lean,
    ...lying([0.5, 0.02, 0.36], 0.16, 0.035, look.dark, 10, look.facing),
  ];
}

function tree(look: Look): Solid[] {
  const paint = powder(look.frame);
  const h = 1.06 * look.size;
  const peg = (y: number, s: number, r: number, count: number, colour: string): Solid[] => [
    ...tube(
      [
        [0, y, 0],
        [0, y + 0.01, s * 0.3],
      ],
      0.02,
      chrome(),
      0,
      14,
    ),
    ...Array.from({ length: count }, (_, i) =>
      disc(
        [0, y, s * (0.085 + i * 0.046)],
        [0, 0, 1],
        r,
        0.042,
        i % 2 ? iron(look.dark) : rubber(colour),
        0.01,
        48,
      ),
    ),
  ];
  return [
    ...footBar(0.28, 0.56, look.frame),
    ...footBar(-0.28, 0.56, look.frame),
    beam([-0.28, 0.06, 0], [0.28, 0.06, 0], 0.08, 0.06, paint),
    beam([0.22, 0.06, 0], [0, h, 0], 0.06, 0.07, paint),
    beam([-0.22, 0.06, 0], [0, h, 0], 0.06, 0.07, paint),
    ...[-1, 1].flatMap((s) => [
      ...peg(0.34, s, 0.225, 4, look.accent),
      ...peg(0.66, s, 0.16, 3, look.dark),
      ...peg(h - 0.1, s, 0.11, 3, look.accent),
    ]),
  ];
}

function curl(look: Look): Solid[] {
  const y = 0.16;
  const way: Vec3[] = [
    [0, y, -0.4],
    [0, y, -0.24],
    [0.05, y, -0.15],
    [-0.04, y, -0.05],
    [-0.04, y, 0.05],
    [0.05, y, 0.15],
    [0, y, 0.24],
    [0, y, 0.4],
  ];
  return [
    ...tube(way, 0.0145, chrome(), 0.03, 16),
    ...[-1, 1].flatMap((s): Solid[] => [
      disc([0, y, s * 0.5], [0, 0, 1], 0.024, 0.26, chrome(), 0.003, 20),
      disc([0, y, s * 0.39], [0, 0, 1], 0.035, 0.02, chrome(), 0.004, 22),
      disc([0, y, s * 0.43], [0, 0, 1], 0.16, 0.036, rubber(look.dark), 0.01, 50),
      disc([0, y, s * 0.47], [0, 0, 1], 0.13, 0.03, iron(look.accent), 0.008, 48),
      disc([0, y, s * 0.53], [0, 0, 1], 0.04, 0.05, rubber(look.accent), 0.01, 24),
    ]),
    ...lying([0.4, 0.02, 0.1], 0.16, 0.036, look.dark, 10, look.facing),
    ...lying([0.41, 0.055, 0.11], 0.13, 0.03, look.accent, 5, look.facing + 15),
  ];
}

/** Barbells and plates; builds: loaded bar, pile of plates, plate tree, curl bar. */
export const barbells: Drawing = (look) =>
  [loaded, stackOf, tree, curl][look.build % 4]?.(look) ?? loaded(look);
