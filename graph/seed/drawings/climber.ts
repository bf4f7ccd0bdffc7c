import { marked, patch, spot, stroke } from './engine/marks.ts';
import { chrome, plastic, powder, rubber } from './engine/material.ts';
import { beam, block, disc, prism, type Solid, softened, tube } from './engine/solid.ts';
import { frame, type Vec3 } from './engine/vector.ts';
import { type Drawing, display, footBar, grip, type Look } from './look.ts';

function stepper(look: Look): Solid[] {
  const paint = powder(look.frame);
  return [
    ...footBar(0.2, 0.44, look.frame, 0.028),
    ...footBar(-0.2, 0.38, look.frame, 0.028),
    beam([-0.2, 0.05, 0], [0.22, 0.05, 0], 0.07, 0.05, paint, 0.012),
    beam([0.16, 0.06, 0], [0.18, 0.3, 0], 0.06, 0.06, paint, 0.014),
    marked(
      block([0.19, 0.33, 0], [0.14, 0.06, 0.12], plastic(look.dark), 0.02),
      patch(
        { at: [0.19, 0.361, 0], u: [1, 0, 0], v: [0, 0, -1], w: [0, 1, 0] },
        0,
        [0, 0, 0.08, 0.06],
        '#bcd3c6',
      ),
    ),
    ...[-1, 1].flatMap((s): Solid[] => {
      const tip = 0.17 + s * 0.06;
      const f = frame([-0.08, tip + 0.03, s * 0.13], 0, -8 - s * 10);
      const top = { at: f.at, u: f.u, v: [-f.w[0], -f.w[1], -f.w[2]] as Vec3, w: f.v };
      return [
        beam([0.16, 0.12, s * 0.06], [-0.22, tip + 0.03, s * 0.12], 0.035, 0.035, paint, 0.008),
        marked(
          block(f, [0.34, 0.035, 0.14], rubber(look.dark), 0.016),
          ...[-2, -1, 0, 1, 2].map((i) =>
            stroke(
              top,
              0.018,
              [
                [i * 0.055, -0.05],
                [i * 0.055, 0.05],
              ],
              0.01,
              look.accent,
              0.8,
            ),
          ),
        ),
        ...tube(
          [
            [-0.04, 0.06, s * 0.1],
            [0.06, tip - 0.01, s * 0.1],
          ],
          0.026,
          plastic(look.accent),
          0,
          16,
        ),
        ...tube(
          [
            [0.02, 0.13, s * 0.1],
            [0.08, tip + 0.04, s * 0.1],
          ],
          0.013,
          chrome(),
          0,
          12,
        ),
      ];
    }),
  ];
}

function stairs(look: Look): Solid[] {
  const paint = powder(look.frame);
  const s = look.size;
  const outline = softened(
    [
      [-0.62, 0],
      [0.6, 0],
      [0.6, 1.0],
      [0.34, 1.06],
      [-0.62, 0.24],
    ],
    0.08,
  );
  const side = (z: number): Solid => {
    const f = { ...frame([0, 0.04, z]) };
    const back = { at: f.at, u: [-1, 0, 0] as Vec3, v: f.v, w: [0, 0, -1] as Vec3 };
    const [w, k] = z > 0 ? [f, 1] : [back, -1];
    return marked(
      prism(f, outline, 0.07, plastic(look.dark), 0.02),
      stroke(
        w,
        0.0355,
        [
          [k * -0.46, 0.14],
          [k * 0.3, 0.84],
          [k * 0.5, 0.84],
        ],
        0.035,
        look.accent,
      ),
      spot(w, 0.036, k * 0.36, 0.3, 0.11, look.frame, 0.8),
    );
  };
  return [
    side(-0.3),
    side(0.3),
    ...[0, 1, 2, 3, 4].map((i) =>
      block([-0.52 + i * 0.2, 0.13 + i * 0.19, 0], [0.26, 0.05, 0.52], rubber('#26282c'), 0.012),
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      block([-0.4 + i * 0.2, 0.2 + i * 0.19, 0], [0.03, 0.14, 0.5], plastic('#3b3f45'), 0.006),
    ),
    block([0.45, 0.52, 0], [0.26, 0.96, 0.52], plastic(look.dark), 0.04),
    ...[-1, 1].flatMap((z): Solid[] => [
      ...tube(
        [
          [-0.42, 0.4, z * 0.34],
          [-0.44, 1.14 * s, z * 0.34],
          [0.1, 1.66 * s, z * 0.34],
          [0.5, 1.7 * s, z * 0.3],
          [0.54, 0.9, z * 0.3],
        ],
        0.026,
        paint,
        0.16,
        16,
      ),
      ...grip(
        [
          [-0.3, 1.275 * s, z * 0.34],
          [0.06, 1.62 * s, z * 0.34],
        ],
        0.031,
      ),
    ]),
    ...display(frame([0.5, 1.72 * s, 0], -90, 0, -12), 0.5, 0.32, look),
  ];
}

function vertical(look: Look): Solid[] {
  const paint = powder(look.frame);
  const h = 1.95 * look.size;
  return [
    ...footBar(0.36, 0.76, look.frame),
    ...footBar(-0.5, 0.64, look.frame),
    beam([-0.5, 0.06, 0], [0.36, 0.06, 0], 0.08, 0.06, paint, 0.016),
    beam([0.3, 0.07, 0], [0.02, h, 0], 0.09, 0.11, paint, 0.02),
    beam([-0.46, 0.07, 0], [0.06, h * 0.66, 0], 0.06, 0.07, paint, 0.014),
    ...[-1, 1].flatMap((s): Solid[] => {
      const up = h * 0.78 + s * 0.13;
      const low = 0.42 - s * 0.1;
      const at = (y: number) => 0.3 - (y / h) * 0.28 - 0.0;
      return [
        beam([at(low), low, s * 0.085], [at(up), up, s * 0.085], 0.03, 0.045, chrome(), 0.006),
        ...tube(
          [
            [at(up), up, s * 0.085],
            [at(up) - 0.04, up + 0.02, s * 0.3],
          ],
          0.018,
          paint,
          0,
          14,
        ),
        ...grip(
          [
            [at(up) - 0.02, up + 0.01, s * 0.18],
            [at(up) - 0.045, up + 0.022, s * 0.33],
          ],
          0.025,
        ),
        block([at(low) - 0.06, low, s * 0.2], [0.24, 0.03, 0.14], rubber(look.dark), 0.012),
        block(
          [at(low) - 0.06, low + 0.03, s * 0.27],
          [0.2, 0.04, 0.016],
          plastic(look.accent),
          0.005,
        ),
        disc([at(low), low, s * 0.1], [0, 0, 1], 0.03, 0.04, plastic(look.accent), 0.006, 20),
      ];
    }),
    ...tube(
      [
        [0.09, h * 0.72, 0],
        [-0.08, h * 0.72, 0.0],
        [-0.1, h * 0.72, 0.2],
        [-0.1, h * 0.74, 0.3],
      ],
      0.016,
      paint,
      0.05,
    ),
    ...tube(
      [
        [-0.08, h * 0.72, 0],
        [-0.1, h * 0.72, -0.2],
        [-0.1, h * 0.74, -0.3],
      ],
      0.016,
      paint,
      0.05,
    ),
    ...display(frame([-0.02, h * 0.9, 0], -90, 0, -8), 0.19, 0.15, look),
  ];
}

/** Machines that climb; builds: a mini stepper, a stair climber, a vertical climber. */
export const climber: Drawing = (look) =>
  [stepper, stairs, vertical][look.build % 3]?.(look) ?? stepper(look);
