import { marked, patch } from './engine/marks.ts';
import { chrome, foam, plastic, powder, rubber, vinyl } from './engine/material.ts';
import {
  ball,
  beam,
  block,
  disc,
  prism,
  type Solid,
  softened,
  tube,
  turned,
} from './engine/solid.ts';
import { frame, type Vec2, type Vec3 } from './engine/vector.ts';
import { type Drawing, footBar, type Look } from './look.ts';

/** A bag as a turned body: rounded ends, two bands and seams. */
function bag(at: Vec3, r: number, high: number, look: Look): Solid {
  const skin = vinyl(look.frame);
  const band = vinyl(look.accent);
  const profile: Vec2[] = [];
  const paints = [];
  const levels = 26;
  for (let i = 0; i <= levels; i++) {
    const t = i / levels;
    const edge = Math.min(
      1,
      Math.sin(Math.min(1, t * 9) * 1.57),
      Math.sin(Math.min(1, (1 - t) * 9) * 1.57),
    );
    profile.push([r * (0.72 + 0.28 * edge) * (1 + 0.02 * Math.sin(t * 9)), t * high]);
    paints.push(t > 0.76 && t < 0.86 ? band : t > 0.08 && t < 0.12 ? band : skin);
  }
  const f = frame([at[0], at[1] + high * 0.58, at[2]], look.facing * 0.85);
  return marked(
    turned(at, [0, 1, 0], profile, paints, 52),
    patch(f, r * 1.005, [0, 0, r * 0.62, high * 0.075], '#f2efe7', 0.92),
    patch(f, r * 1.012, [0, 0, r * 0.42, high * 0.022], look.frame, 0.9),
  );
}

/** A glove lying on its palm. */
function glove(at: Vec3, turn: number, look: Look): Solid[] {
  const f = frame(at, turn);
  const flat = { at, u: f.u, v: [-f.w[0], -f.w[1], -f.w[2]] as Vec3, w: [0, 1, 0] as Vec3 };
  const to = (x: number, y: number, z: number): Vec3 => [
    at[0] + f.u[0] * x + f.w[0] * z,
    y,
    at[2] + f.u[2] * x + f.w[2] * z,
  ];
  return [
    prism(
      { ...flat, at: [at[0], 0.066, at[2]] },
      softened(
        [
          [-0.09, -0.055],
          [0.03, -0.075],
          [0.12, -0.06],
          [0.15, 0],
          [0.12, 0.06],
          [0.03, 0.075],
          [-0.09, 0.055],
        ],
        0.06,
      ),
      0.13,
      { ...vinyl(look.accent), gloss: 0.45 },
      0.06,
    ),
    prism(
      { ...flat, at: to(-0.12, 0.062, 0) },
      softened(
        [
          [-0.06, -0.055],
          [0.05, -0.055],
          [0.05, 0.055],
          [-0.06, 0.055],
        ],
        0.03,
      ),
      0.11,
      vinyl(look.dark),
      0.035,
    ),
    prism(
      { ...flat, at: to(0.04, 0.055, 0.078) },
      softened(
        [
          [-0.07, -0.03],
          [0.06, -0.026],
          [0.07, 0.02],
          [-0.07, 0.03],
        ],
        0.03,
      ),
      0.07,
      { ...vinyl(look.accent), gloss: 0.45 },
      0.03,
    ),
  ];
}

function hanging(look: Look): Solid[] {
  const paint = powder('#2b2e33');
  const h = 2.1;
  const long = 1.02 * look.size;
  const top = 1.62;
  const x = 0.34;
  return [
    ...footBar(0.42, 1.1, '#2b2e33'),
    ...footBar(-0.62, 0.9, '#2b2e33'),
    beam([-0.62, 0.06, 0], [0.42, 0.06, 0], 0.09, 0.07, paint),
    beam([-0.6, 0.06, 0], [-0.52, h, 0], 0.09, 0.1, paint),
    beam([-0.55, h, 0], [x + 0.08, h + 0.02, 0], 0.08, 0.09, paint),
    beam([-0.54, h * 0.72, 0], [-0.08, h - 0.02, 0], 0.05, 0.06, paint),
    beam([-0.6, 0.5, 0], [-0.24, 0.08, 0], 0.05, 0.05, paint),
    ...[0, 1, 2, 3].flatMap((i) => {
      const a = (i * Math.PI) / 2 + 0.6;
      return tube(
        [
          [x, h - 0.1, 0],
          [x + 0.14 * Math.cos(a), top - 0.02, 0.14 * Math.sin(a)],
        ],
        0.006,
        chrome(),
        0,
        8,
      );
    }),
    disc([x, h - 0.07, 0], [0, 1, 0], 0.035, 0.07, chrome(), 0.01, 20),
    bag([x, top - long, 0], 0.18, long, look),
    ...glove([0.68, 0, 0.42], 30, look),
  ];
}

function standing(look: Look): Solid[] {
  const s = look.size;
  return [
    turned(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0.34, 0],
        [0.37, 0.04],
        [0.37, 0.1],
        [0.3, 0.22],
        [0.16, 0.27],
        [0.13, 0.34],
      ],
      plastic(look.dark),
      56,
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      disc(
        [0.36 * Math.cos(i * 1.05), 0.02, 0.36 * Math.sin(i * 1.05)],
        [0, 1, 0],
        0.035,
        0.035,
        rubber('#1a1b1d'),
        0.008,
        18,
      ),
    ),
    bag([0, 0.36, 0], 0.19, 1.3 * s, look),
    ...glove([0.5, 0, 0.3], look.facing + 20, look),
    ...glove([0.26, 0, 0.62], look.facing - 40, look),
  ];
}

function speed(look: Look): Solid[] {
  const s = look.size;
  return [
    turned(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0.26, 0],
        [0.29, 0.03],
        [0.27, 0.1],
        [0.12, 0.17],
        [0.05, 0.2],
      ],
      plastic(look.dark),
      52,
    ),
    ...tube(
      [
        [0, 0.15, 0],
        [0, 1.2 * s, 0],
      ],
      0.022,
      chrome(),
      0,
      16,
    ),
    disc([0, 0.62, 0], [0, 1, 0], 0.036, 0.09, rubber('#202226'), 0.012, 20),
    disc([0, 1.2 * s, 0], [0, 1, 0], 0.034, 0.12, rubber('#202226'), 0.012, 20),
    ball([0, 1.42 * s, 0], 0.155, { ...vinyl(look.accent), gloss: 0.5 }, 1.18),
    disc([0, 1.42 * s, 0], [0, 1, 0], 0.157, 0.035, vinyl(look.dark), 0.004, 44),
    ...glove([0.4, 0, 0.26], look.facing + 15, look),
    ...glove([0.02, 0, 0.48], look.facing - 30, look),
  ];
}

function pads(look: Look): Solid[] {
  const pad = (x: number, z: number, lean: number): Solid[] => {
    const f = frame([x, 0.2, z], look.facing, 0, lean);
    return [
      marked(
        prism(
          f,
          softened(
            [
              [-0.12, -0.18],
              [0.12, -0.18],
              [0.13, 0.16],
              [0, 0.2],
              [-0.13, 0.16],
            ],
            0.08,
          ),
          0.09,
          vinyl(look.dark),
          0.035,
        ),
        patch(f, 0.0455, [0, 0, 0.08, 0.08], look.accent),
        patch(f, 0.0458, [0, 0, 0.035, 0.035], '#f2efe7'),
      ),
    ];
  };
  return [
    block([-0.02, 0.2, -0.24], [0.62, 0.4, 0.12], foam(look.dark), 0.03),
    ...pad(-0.2, -0.04, -18),
    ...pad(0.14, -0.02, -18),
    ...glove([-0.12, 0, 0.3], look.facing + 60, look),
    ...glove([0.24, 0, 0.32], look.facing + 25, look),
  ];
}

/** Boxing gear; builds: bag on a stand, standing bag, reflex ball, pads and gloves. */
export const boxing: Drawing = (look) =>
  [hanging, standing, speed, pads][look.build % 4]?.(look) ?? standing(look);
