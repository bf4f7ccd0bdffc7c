import { mixHex } from './engine/colour.ts';
import { marked, patch, stroke } from './engine/marks.ts';
import { cloth, foam, plastic, rubber, vinyl, wood } from './engine/material.ts';
import { ball, block, disc, prism, rounded, type Solid, tube, turned } from './engine/solid.ts';
import { frame, type Vec2, type Vec3 } from './engine/vector.ts';
import type { Drawing, Look } from './look.ts';

/** A rolled mat lying across, its end showing the spiral. */
function roll(
  at: Vec3,
  r: number,
  long: number,
  colour: string,
  turn: number,
  strap?: string,
): Solid[] {
  const f = frame(at, turn);
  const mat = foam(colour);
  const h = long / 2;
  const bands: readonly Vec2[] = [-0.3, -0.24, 0.24, 0.3].flatMap((k, i): Vec2[] =>
    (i % 2 ? [r * 1.04, r] : [r, r * 1.04]).map((radius): Vec2 => [radius, k * long]),
  );
  const profile: Vec2[] = [
    [r - 0.012, -h],
    [r, -h + 0.012],
    ...(strap ? bands : []),
    [r, h - 0.012],
    [r - 0.012, h],
  ];
  const paints = profile.map((_, i) => (strap && (i === 3 || i === 7) ? vinyl(strap) : mat));
  const body = turned(at, f.w, profile, paints, 48);
  const spiral = (flip: number): Vec2[] =>
    Array.from({ length: 240 }, (_, i) => {
      const k = 0.1 + (0.86 * i) / 239;
      return [flip * r * k * Math.cos(i * 0.158), r * k * Math.sin(i * 0.158)];
    });
  const back = {
    at,
    u: [-f.u[0], -f.u[1], -f.u[2]] as Vec3,
    v: f.v,
    w: [-f.w[0], -f.w[1], -f.w[2]] as Vec3,
  };
  const dark = mixHex(colour, '#101215', 0.55);
  return [
    marked(
      body,
      stroke(f, long / 2 + 0.001, spiral(1), 0.006, dark, 0.75),
      stroke(back, long / 2 + 0.001, spiral(-1), 0.006, dark, 0.75),
    ),
  ];
}

/** A ribbed foam roller standing on its end or lying. */
function roller(at: Vec3, axis: Vec3, colour: string, core: string): Solid[] {
  const profile: Vec2[] = Array.from({ length: 25 }, (_, i) => [
    0.066 + (i % 4 < 2 ? 0.006 : 0),
    -0.165 + (i / 24) * 0.33,
  ]);
  return [
    turned(at, axis, profile, foam(colour), 40),
    disc(at, axis, 0.045, 0.334, plastic(core), 0.003, 32),
  ];
}

const brick = (at: Vec3, turn: number, colour: string): Solid =>
  block(frame(at, turn), [0.23, 0.08, 0.15], foam(colour), 0.012);

/** A resistance band lying in a loose loop. */
function band(at: Vec3, r: number, colour: string, turn: number): Solid[] {
  const way = Array.from({ length: 25 }, (_, i): Vec3 => {
    const a = (i / 24) * 2 * Math.PI;
    const [x, z] = [r * 1.6 * Math.cos(a), r * 0.7 * Math.sin(a) * (1 + 0.3 * Math.cos(a))];
    const t = (turn * Math.PI) / 180;
    return [
      at[0] + x * Math.cos(t) + z * Math.sin(t),
      at[1] + 0.012,
      at[2] - x * Math.sin(t) + z * Math.cos(t),
    ];
  });
  return tube(way, 0.012, rubber(colour), 0.01, 12);
}

function yoga(look: Look): Solid[] {
  const light = mixHex(look.accent, '#ffffff', 0.35);
  return [
    ...roll([0, 0.085, 0], 0.085, 0.61, look.accent, look.facing > 0 ? 55 : -55, look.dark),
    brick([0.3, 0.04, 0.16], 20, light),
    brick([0.31, 0.12, 0.15], 32, look.frame),
    ...(look.build % 2
      ? band([-0.2, 0, 0.3], 0.07, look.dark, 30)
      : roller([-0.26, 0.072, 0.26], [0.9, 0, 0.4], look.dark, light)),
  ];
}

function unrolled(look: Look): Solid[] {
  const top = {
    at: [0, 0.012, 0] as Vec3,
    u: [1, 0, 0] as Vec3,
    v: [0, 0, -1] as Vec3,
    w: [0, 1, 0] as Vec3,
  };
  const mat = prism(
    { ...top, at: [0, 0.008, 0] },
    rounded(1.5, 0.62, 0.03),
    0.014,
    foam(look.accent),
    0.004,
  );
  const dark = mixHex(look.accent, '#101215', 0.35);
  return [
    marked(
      mat,
      stroke(
        top,
        0.004,
        [
          [-0.65, 0],
          [0.65, 0],
        ],
        0.004,
        dark,
        0.6,
      ),
      stroke(
        top,
        0.004,
        [
          [0, -0.24],
          [0, 0.24],
        ],
        0.004,
        dark,
        0.6,
      ),
      patch(top, 0.004, [0.58, 0.22, 0.1, 0.03], '#ffffff', 0.6),
    ),
    ...roll([-0.73, 0.07, 0], 0.065, 0.62, look.accent, 0),
    brick([0.36, 0.055, 0.1], 24, look.frame),
    ball([0.12, 0.115, -0.12], 0.1, vinyl(look.dark)),
    ...roller([-0.26, 0.088, 0.05], [0.5, 0, 0.8], look.dark, look.frame),
  ];
}

function gymBall(look: Look): Solid[] {
  const r = 0.31 * look.size;
  const rings: Vec2[] = Array.from({ length: 27 }, (_, i) => {
    const a = (i / 26 - 0.5) * Math.PI;
    return [r * Math.cos(a) * (i % 4 === 2 ? 0.988 : 1), r + r * Math.sin(a) * 0.98];
  });
  return [
    turned([0, 0, 0], [0, 1, 0], rings, { ...vinyl(look.accent), gloss: 0.5, sharpness: 24 }, 56),
    ...band([0.42, 0, 0.28], 0.08, look.frame, 20),
    ...roll([-0.4, 0.07, 0.12], 0.07, 0.5, look.dark, look.facing > 0 ? 40 : -40, look.frame),
  ];
}

function bands(look: Look): Solid[] {
  const colours = ['#f2b632', '#d8483a', '#2f7fd1', '#18a56f', '#2b2e33'];
  return [
    ...colours.flatMap((colour, i) => {
      const x = (i - 2) * 0.17;
      const tall = 0.3;
      return [
        ...tube(
          [
            [x - 0.03, 0.62 - tall, 0],
            [x - 0.035, 0.62, 0],
            [x + 0.035, 0.62, 0],
            [x + 0.03, 0.62 - tall, 0],
            [x - 0.03, 0.62 - tall, 0],
          ],
          0.008 + i * 0.003,
          rubber(colour),
          0.04,
          12,
        ),
      ];
    }),
    ...tube(
      [
        [-0.5, 0.66, 0],
        [0.5, 0.66, 0],
      ],
      0.018,
      wood('#b98b5a'),
      0,
      16,
    ),
    ...[-1, 1].flatMap((s) => [
      block([s * 0.46, 0.34, 0], [0.03, 0.68, 0.05], wood('#b98b5a'), 0.008),
      block([s * 0.46, 0.015, 0], [0.05, 0.03, 0.34], wood('#b98b5a'), 0.008),
    ]),
    ...roller([0.16, 0.072, 0.2], [1, 0, 0.25], look.accent, look.dark),
    ...[0, 1].map((i) =>
      brick(
        [-0.22, 0.04 + i * 0.08, 0.16],
        14 + i * 12,
        i ? look.frame : mixHex(look.accent, '#ffffff', 0.4),
      ),
    ),
  ];
}

function tatami(look: Look): Solid[] {
  return [
    ...[0, 1, 2, 3].map((i) =>
      block(
        frame([0, 0.03 + i * 0.058, 0], (i % 2) * 4 - 2),
        [1.0, 0.055, 0.6],
        i % 2 ? vinyl(look.dark) : vinyl(look.accent),
        0.012,
      ),
    ),
    ...roll([0.08, 0.33, 0.02], 0.075, 0.58, look.frame, look.facing > 0 ? 70 : -70, look.dark),
    block(frame([0.66, 0.03, 0.24], 20), [0.3, 0.06, 0.3], cloth(look.frame), 0.02),
  ];
}

/** Mats and small gear; builds: rolled mat and blocks, open mat, gym ball, bands on a stand, stacked floor mats. */
export const mats: Drawing = (look) =>
  [yoga, unrolled, gymBall, bands, tatami, yoga][look.build % 6]?.(look) ?? yoga(look);
