import { marked, shape, spot, stroke } from './engine/marks.ts';
import { chrome, plastic, powder, rubber, vinyl } from './engine/material.ts';
import { beam, block, disc, prism, type Solid, softened, tube } from './engine/solid.ts';
import { frame, type Vec2, type Vec3 } from './engine/vector.ts';
import { cushion, type Drawing, display, footBar, grip, knob, type Look, wheel } from './look.ts';

const across: Vec3 = [0, 0, 1];

/** Crank arms and pedals around a bottom bracket. */
function cranks([x, y]: Vec2, look: Look, degrees: number, reach = 0.11): Solid[] {
  return [-1, 1].flatMap((s): Solid[] => {
    const angle = ((degrees + (s < 0 ? 180 : 0)) * Math.PI) / 180;
    const [px, py] = [x + 0.17 * Math.cos(angle), y + 0.17 * Math.sin(angle)];
    const z = s * reach;
    return [
      disc([x, y, s * (reach - 0.02)], across, 0.03, 0.03, chrome(), 0.004, 20),
      beam([x, y, z], [px, py, z], 0.018, 0.032, chrome(), 0.006),
      block([px, py, z + s * 0.065], [0.1, 0.026, 0.1], plastic(look.dark), 0.008),
      beam(
        [px - 0.02, py + 0.028, z + s * 0.04],
        [px - 0.02, py + 0.028, z + s * 0.1],
        0.012,
        0.03,
        rubber(look.accent),
        0.004,
      ),
    ];
  });
}

function saddle(at: Vec3, look: Look, turn = 0): Solid[] {
  const outline: Vec2[] = softened(
    [
      [-0.14, -0.11],
      [-0.02, -0.1],
      [0.13, -0.028],
      [0.16, 0],
      [0.13, 0.028],
      [-0.02, 0.1],
      [-0.14, 0.11],
    ],
    0.05,
  );
  const f = frame(at, turn);
  const flat = { at, u: f.u, v: [-f.w[0], -f.w[1], -f.w[2]] as Vec3, w: f.v };
  const body = prism(flat, outline, 0.075, vinyl(look.dark), 0.03);
  return [
    marked(
      body,
      shape(
        flat,
        0.038,
        softened(
          [
            [-0.1, -0.018],
            [0.1, -0.008],
            [0.1, 0.008],
            [-0.1, 0.018],
          ],
          0.02,
        ),
        look.accent,
        0.75,
      ),
    ),
  ];
}

function spin(look: Look): Solid[] {
  const paint = powder(look.frame);
  const s = look.size;
  const fly: Vec3 = [0.42 * s, 0.36, 0];
  const rim = disc(fly, across, 0.25 * s, 0.05, chrome(), 0.012, 56);
  const web = frame([fly[0], fly[1], 0.0]);
  const back = { at: fly, u: [-1, 0, 0] as Vec3, v: [0, 1, 0] as Vec3, w: [0, 0, -1] as Vec3 };
  const holes = [web, back].flatMap((f) => [
    spot(f, 0.026, 0, 0, 0.19 * s, look.dark, 0.92),
    ...Array.from({ length: 6 }, (_, i) =>
      spot(
        f,
        0.0265,
        0.12 * s * Math.cos(i * 1.047),
        0.12 * s * Math.sin(i * 1.047),
        0.036,
        look.accent,
        0.9,
      ),
    ),
  ]);
  return [
    ...footBar(0.52 * s, 0.52, look.frame),
    ...footBar(-0.5 * s, 0.56, look.frame),
    ...wheel([0.6 * s, 0.05, 0.16], 0.045, 0.03),
    ...wheel([0.6 * s, 0.05, -0.16], 0.045, 0.03),
    beam([-0.5 * s, 0.06, 0], [0.02, 0.27, 0], 0.07, 0.09, paint, 0.02),
    beam([0.0, 0.26, 0], [0.0, 0.27, 0], 0.12, 0.1, paint, 0.03),
    ...[-1, 1].map((z) =>
      beam([0.52 * s, 0.06, z * 0.055], [fly[0] - 0.06, 0.7, z * 0.055], 0.03, 0.07, paint, 0.012),
    ),
    beam([0.0, 0.27, 0], [fly[0] - 0.06, 0.7, 0], 0.07, 0.085, paint, 0.02),
    beam([0.02, 0.27, 0], [-0.24, 0.78, 0], 0.07, 0.09, paint, 0.02),
    marked(rim, ...holes),
    disc(fly, across, 0.05, 0.12, plastic(look.dark), 0.01, 24),
    block([0.19, 0.3, 0.075], [0.5, 0.13, 0.035], plastic(look.dark), 0.05),
    ...cranks([0.02, 0.29], look, 35),
    beam([-0.22, 0.72, 0], [-0.29, 0.95, 0], 0.04, 0.05, chrome(), 0.006),
    ...knob([-0.23, 0.76, 0.045], across, look.accent),
    beam([-0.38, 0.96, 0], [-0.2, 0.96, 0], 0.04, 0.04, chrome(), 0.006),
    ...saddle([-0.3, 1.03, 0], look),
    beam([fly[0] - 0.06, 0.68, 0], [fly[0] - 0.08, 1.02, 0], 0.05, 0.06, chrome(), 0.006),
    ...[-1, 1].flatMap((z) => [
      ...tube(
        [
          [0.33, 1.03, 0],
          [0.33, 1.03, z * 0.19],
          [0.48, 1.08, z * 0.2],
          [0.56, 1.14, z * 0.2],
        ],
        0.016,
        rubber('#1b1c1f'),
        0.06,
        14,
      ),
      ...grip(
        [
          [0.41, 1.055, z * 0.198],
          [0.52, 1.11, z * 0.2],
        ],
        0.021,
        '#141518',
      ),
    ]),
    ...display(frame([0.4, 1.15, 0], -90, 0, -28), 0.2, 0.15, look),
    ...tube(
      [
        [0.2, 0.55, 0.05],
        [0.2, 0.57, 0.13],
      ],
      0.012,
      chrome(),
    ),
  ];
}

function upright(look: Look): Solid[] {
  const paint = powder(look.frame);
  const s = look.size;
  const outline = softened(
    [
      [-0.3, 0],
      [0.36, 0],
      [0.4, 0.22],
      [0.22, 0.46],
      [-0.02, 0.48],
      [-0.24, 0.24],
    ],
    0.16,
  );
  const f = frame([0.12, 0.14, 0]);
  const back = { at: f.at, u: [-1, 0, 0] as Vec3, v: f.v, w: [0, 0, -1] as Vec3 };
  const arc = (k: number) =>
    Array.from(
      { length: 16 },
      (_, i): Vec2 => [
        k * (0.1 + 0.19 * Math.cos(i * 0.24 - 0.5)),
        0.22 + 0.19 * Math.sin(i * 0.24 - 0.5),
      ],
    );
  const shell = marked(
    prism(f, outline, 0.2, plastic(look.dark), 0.035),
    stroke(f, 0.1, arc(1), 0.02, look.accent),
    spot(f, 0.1, 0.1, 0.22, 0.09, look.frame, 0.85),
    stroke(back, 0.1, arc(-1), 0.02, look.accent),
    spot(back, 0.1, -0.1, 0.22, 0.09, look.frame, 0.85),
  );
  return [
    ...footBar(0.5 * s, 0.5, look.frame),
    ...footBar(-0.46 * s, 0.46, look.frame),
    beam([-0.46 * s, 0.07, 0], [0.5 * s, 0.07, 0], 0.08, 0.07, paint, 0.02),
    shell,
    ...cranks([0.08, 0.32], look, 20, 0.15),
    beam([-0.14, 0.1, 0], [-0.24, 0.62, 0], 0.09, 0.09, paint, 0.025),
    beam([-0.22, 0.55, 0], [-0.28, 0.8, 0], 0.05, 0.05, chrome(), 0.008),
    ...knob([-0.21, 0.5, 0.06], across, look.accent),
    ...saddle([-0.29, 0.88, 0], { ...look, size: 1.1 }),
    ...tube(
      [
        [0.26, 0.5, 0],
        [0.33, 0.9, 0],
        [0.3, 1.12, 0],
      ],
      0.036,
      paint,
      0.2,
      18,
    ),
    ...[-1, 1].flatMap((z) => [
      ...tube(
        [
          [0.3, 1.0, 0],
          [0.28, 0.99, z * 0.2],
          [0.12, 1.08, z * 0.24],
          [0.14, 1.2, z * 0.2],
        ],
        0.016,
        chrome(),
        0.07,
        14,
      ),
      ...grip(
        [
          [0.25, 1.005, z * 0.207],
          [0.13, 1.07, z * 0.238],
          [0.135, 1.16, z * 0.217],
        ],
        0.022,
      ),
    ]),
    ...display(frame([0.27, 1.2, 0], -90, 0, -36), 0.27, 0.19, look),
  ];
}

function recumbent(look: Look): Solid[] {
  const paint = powder(look.frame);
  const f = frame([0.56, 0.12, 0]);
  const outline = softened(
    [
      [-0.26, 0],
      [0.28, 0],
      [0.32, 0.24],
      [0.14, 0.48],
      [-0.1, 0.46],
      [-0.28, 0.22],
    ],
    0.15,
  );
  const back = { at: f.at, u: [-1, 0, 0] as Vec3, v: f.v, w: [0, 0, -1] as Vec3 };
  const shell = marked(
    prism(f, outline, 0.22, plastic(look.dark), 0.04),
    spot(f, 0.11, 0.02, 0.23, 0.13, look.accent, 0.95),
    spot(f, 0.11, 0.02, 0.23, 0.09, look.dark),
    spot(back, 0.11, -0.02, 0.23, 0.13, look.accent, 0.95),
    spot(back, 0.11, -0.02, 0.23, 0.09, look.dark),
  );
  return [
    ...footBar(0.78, 0.5, look.frame),
    ...footBar(-0.62, 0.54, look.frame),
    beam([-0.62, 0.09, 0], [0.6, 0.12, 0], 0.1, 0.08, paint, 0.02),
    shell,
    ...cranks([0.48, 0.34], look, 70, 0.16),
    beam([-0.42, 0.1, 0], [-0.38, 0.36, 0], 0.09, 0.12, paint, 0.02),
    cushion(
      { at: [-0.34, 0.43, 0], u: [1, 0, 0], v: [0, 0, -1], w: [0, 1, 0] },
      [0.4, 0.42, 0.1],
      look.dark,
      look.accent,
    ),
    cushion({ ...frame([-0.6, 0.76, 0], 90, 0, -16) }, [0.42, 0.52, 0.09], look.dark, look.accent),
    ...[-1, 1].flatMap((z) => [
      ...tube(
        [
          [-0.44, 0.3, z * 0.06],
          [-0.4, 0.32, z * 0.27],
          [-0.18, 0.5, z * 0.28],
          [-0.1, 0.56, z * 0.28],
        ],
        0.016,
        chrome(),
        0.06,
      ),
      ...grip([
        [-0.22, 0.466, z * 0.28],
        [-0.08, 0.575, z * 0.28],
      ]),
    ]),
    ...tube(
      [
        [0.52, 0.5, 0],
        [0.5, 0.86, 0],
        [0.44, 1.08, 0],
      ],
      0.034,
      paint,
      0.15,
      18,
    ),
    ...display(frame([0.4, 1.12, 0], -90, 0, -18), 0.34, 0.22, look),
    ...tube(
      [
        [0.46, 0.94, 0],
        [0.36, 0.95, 0.2],
        [0.28, 0.95, 0.2],
      ],
      0.014,
      chrome(),
      0.05,
    ),
    ...tube(
      [
        [0.46, 0.94, 0],
        [0.36, 0.95, -0.2],
        [0.28, 0.95, -0.2],
      ],
      0.014,
      chrome(),
      0.05,
    ),
  ];
}

/** An exercise bike, its handlebar at +x; builds: spinning, upright, recumbent. */
export const bike: Drawing = (look) => {
  const builds = [spin, upright, recumbent];
  return (builds[look.build % builds.length] ?? spin)(look);
};
