import { chrome, powder, rubber } from './engine/material.ts';
import { beam, block, disc, type Solid, tube } from './engine/solid.ts';
import { type Frame, frame, type Vec3 } from './engine/vector.ts';
import { cushion, type Drawing, footBar, knob, type Look, wheel } from './look.ts';

/** A level or leaning frame whose w looks up, u along the bench. */
const lying = (at: Vec3, lean: number): Frame => {
  const f = frame(at, 0, lean);
  return { at, u: f.u, v: [-f.w[0], -f.w[1], -f.w[2]], w: f.v };
};

function flat(look: Look): Solid[] {
  const paint = powder(look.frame);
  const h = 0.4;
  const long = 1.22 * look.size;
  return [
    cushion(lying([0, h + 0.05, 0], 0), [long, 0.3, 0.085], look.dark, look.accent),
    beam([-long * 0.4, h - 0.03, 0], [long * 0.4, h - 0.03, 0], 0.07, 0.06, paint, 0.012),
    ...[-1, 1].flatMap((s): Solid[] => [
      beam([s * long * 0.36, h - 0.03, 0], [s * long * 0.4, 0.06, 0], 0.07, 0.07, paint, 0.014),
      ...footBar(s * long * 0.4, s < 0 ? 0.5 : 0.36, look.frame),
    ]),
    ...wheel([-long * 0.47, 0.05, 0.2], 0.045, 0.03),
    ...wheel([-long * 0.47, 0.05, -0.2], 0.045, 0.03),
  ];
}

function adjustable(look: Look): Solid[] {
  const paint = powder(look.frame);
  const s = look.size;
  const lean = look.chance.pick([30, 45, 55, 68]);
  const hinge: Vec3 = [0.12 * s, 0.44, 0];
  const along: Vec3 = [-Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180), 0];
  const up: Vec3 = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180), 0];
  const rest: Frame = {
    at: [hinge[0] + along[0] * 0.46 + up[0] * 0.05, hinge[1] + along[1] * 0.46 + up[1] * 0.05, 0],
    u: along,
    v: [0, 0, 1],
    w: up,
  };
  const at = (k: number, off: number): Vec3 => [
    hinge[0] + along[0] * k + up[0] * off,
    hinge[1] + along[1] * k + up[1] * off,
    0,
  ];
  const legs = look.build % 2 === 1;
  return [
    beam([-0.62 * s, 0.08, 0], [0.56 * s, 0.08, 0], 0.08, 0.07, paint, 0.014),
    ...footBar(-0.64 * s, 0.6, look.frame),
    ...footBar(0.56 * s, 0.4, look.frame),
    ...wheel([-0.72 * s, 0.05, 0.22], 0.05, 0.03),
    ...wheel([-0.72 * s, 0.05, -0.22], 0.05, 0.03),
    beam([0.3 * s, 0.1, 0], [0.16 * s, 0.4, 0], 0.07, 0.08, paint, 0.014),
    beam(at(0.02, -0.03), at(0.74, -0.03), 0.06, 0.05, paint, 0.01),
    beam([-0.3 * s, 0.1, 0], at(0.42, -0.04), 0.04, 0.045, chrome(), 0.006),
    ...[0, 1, 2, 3, 4].map((i) =>
      block([-0.46 * s + i * 0.07, 0.135, 0], [0.02, 0.05, 0.1], powder(look.accent), 0.006),
    ),
    cushion(rest, [0.84 * s, 0.3, 0.085], look.dark, look.accent),
    cushion(lying([0.34 * s, 0.47, 0], 10), [0.4, 0.34, 0.085], look.dark, look.accent),
    ...knob([0.24 * s, 0.3, 0.05], [0, 0, 1], look.accent),
    ...(legs
      ? [
          beam([0.5 * s, 0.45, 0], [0.72 * s, 0.16, 0], 0.05, 0.05, paint, 0.01),
          ...[
            [0.53 * s, 0.48],
            [0.74 * s, 0.17],
          ].flatMap(([x = 0, y = 0]) => [
            ...tube(
              [
                [x, y, -0.24],
                [x, y, 0.24],
              ],
              0.014,
              chrome(),
              0,
              12,
            ),
            ...[-1, 1].map((z) =>
              disc([x, y, z * 0.16], [0, 0, 1], 0.058, 0.16, rubber('#1d1e21'), 0.02, 28),
            ),
          ]),
        ]
      : []),
  ];
}

function press(look: Look): Solid[] {
  const paint = powder(look.frame);
  const plate = (z: number, r: number, colour: string) =>
    disc([-0.44, 1.12, z], [0, 0, 1], r, 0.045, rubber(colour), 0.012, 48);
  return [
    ...flat({ ...look, size: 1 }),
    ...[-1, 1].flatMap((s): Solid[] => [
      beam([-0.5, 0.03, s * 0.56], [-0.5, 1.2, s * 0.56], 0.06, 0.06, paint, 0.012),
      beam([-0.72, 0.03, s * 0.56], [-0.16, 0.03, s * 0.56], 0.06, 0.06, paint, 0.012),
      block([-0.45, 1.08, s * 0.56], [0.06, 0.05, 0.05], powder(look.accent), 0.01),
      plate(s * 0.74, 0.22, look.dark),
      plate(s * 0.79, 0.18, look.accent),
    ]),
    beam([-0.5, 0.2, -0.56], [-0.5, 0.2, 0.56], 0.06, 0.05, paint, 0.01),
    ...tube(
      [
        [-0.44, 1.12, -1.0],
        [-0.44, 1.12, 1.0],
      ],
      0.014,
      chrome(),
      0,
      16,
    ),
    ...[-1, 1].map((s) =>
      disc([-0.44, 1.12, s * 0.9], [0, 0, 1], 0.024, 0.22, chrome(), 0.004, 18),
    ),
  ];
}

/** A weight bench; builds: flat, adjustable, adjustable with leg rollers, press station. */
export const bench: Drawing = (look) =>
  [adjustable, adjustable, flat, press][look.build % 4]?.(look) ?? flat(look);
