import { marked, patch, spot } from './engine/marks.ts';
import { chrome, iron, plastic, powder, rubber } from './engine/material.ts';
import { beam, block, disc, type Solid, tube } from './engine/solid.ts';
import { frame, type Vec3 } from './engine/vector.ts';
import { cushion, type Drawing, grip, type Look } from './look.ts';

/** A stack of plates on guide rods, its face towards +x. */
function stack(x: number, z: number, high: number, look: Look): Solid[] {
  const count = 13;
  const thick = 0.042;
  const picked = look.chance.integer(3, 9);
  return [
    ...[-1, 1].flatMap((s) =>
      tube(
        [
          [x, 0.1, z + s * 0.07],
          [x, high, z + s * 0.07],
        ],
        0.0125,
        chrome(),
        0,
        12,
      ),
    ),
    ...Array.from({ length: count }, (_, i) => {
      const y = 0.17 + i * (thick + 0.004);
      const f = frame([x, y, z], 90);
      return marked(
        block([x, y, z], [0.11, thick, 0.25], iron(i === picked ? '#3e434a' : '#26282c'), 0.006),
        patch(f, 0.0553, [-0.075, 0, 0.05, 0.018], '#e9e6dc', 0.85),
        ...(i === picked ? [spot(f, 0.056, 0, 0, 0.014, look.accent)] : []),
      );
    }),
    block(
      [x, 0.17 + count * (thick + 0.004) + 0.02, z],
      [0.13, 0.05, 0.27],
      plastic(look.accent),
      0.012,
    ),
    ...tube(
      [
        [x, 0.8, z],
        [x, high - 0.06, z],
      ],
      0.0055,
      rubber('#2b2d31'),
      0,
      8,
    ),
  ];
}

const pulley = (at: Vec3, look: Look, across: Vec3 = [0, 0, 1]): Solid[] => [
  disc(at, across, 0.05, 0.026, plastic(look.accent), 0.006, 30),
  disc(at, across, 0.016, 0.04, chrome(), 0.002, 16),
];

/** A stirrup handle hanging from a cable. */
const handle = ([x, y, z]: Vec3): Solid[] => [
  ...tube(
    [
      [x, y, z],
      [x, y - 0.05, z - 0.06],
      [x, y - 0.14, z - 0.07],
    ],
    0.006,
    rubber('#17181a'),
    0.02,
    8,
  ),
  ...tube(
    [
      [x, y, z],
      [x, y - 0.05, z + 0.06],
      [x, y - 0.14, z + 0.07],
    ],
    0.006,
    rubber('#17181a'),
    0.02,
    8,
  ),
  ...grip(
    [
      [x, y - 0.14, z - 0.075],
      [x, y - 0.14, z + 0.075],
    ],
    0.018,
  ),
];

function trainer(look: Look): Solid[] {
  const paint = powder(look.frame);
  const h = 2.05 * look.size;
  const side = (s: number): Solid[] => {
    const z = s * 0.74;
    const arm = h * look.chance.between(0.42, 0.8);
    return [
      beam([-0.34, 0.035, z], [0.34, 0.035, z], 0.08, 0.07, paint),
      beam([-0.12, 0.05, z], [-0.12, h, z], 0.3, 0.03, paint, 0.01),
      ...stack(0, z, h - 0.04, look),
      ...[-1, 1].map((k) =>
        beam([0.13, 0.05, z + k * 0.16], [0.13, h, z + k * 0.16], 0.05, 0.05, paint),
      ),
      beam([0.24, 0.06, z * 0.82], [0.24, h - 0.03, z * 0.82], 0.05, 0.05, chrome(), 0.006),
      block([0.24, arm, z * 0.82], [0.1, 0.11, 0.1], plastic(look.dark), 0.016),
      ...pulley([0.32, arm, z * 0.82], look),
      ...handle([0.34, arm - 0.06, z * 0.82]),
      block([0.02, h - 0.02, z], [0.46, 0.07, 0.4], plastic(look.dark), 0.02),
    ];
  };
  return [
    ...side(-1),
    ...side(1),
    beam([0.0, h, -0.74], [0.0, h, 0.74], 0.09, 0.07, paint),
    ...tube(
      [
        [0.2, h + 0.02, -0.6],
        [0.2, h + 0.02, 0.6],
      ],
      0.018,
      chrome(),
      0,
      14,
    ),
    marked(
      block([0.05, h + 0.01, 0], [0.03, 0.12, 0.42], plastic(look.accent), 0.01),
      patch(frame([0.066, h + 0.01, 0], 90), 0.001, [0, 0, 0.24, 0.03], '#ffffff', 0.9),
    ),
    beam([-0.3, 0.035, -0.74], [-0.3, 0.035, 0.74], 0.07, 0.06, paint),
  ];
}

function pulldown(look: Look): Solid[] {
  const paint = powder(look.frame);
  const h = 2.1 * look.size;
  return [
    beam([-0.5, 0.035, 0], [0.95, 0.035, 0], 0.09, 0.07, paint),
    beam([-0.5, 0.035, -0.32], [-0.5, 0.035, 0.32], 0.08, 0.06, paint),
    beam([0.9, 0.035, -0.3], [0.9, 0.035, 0.3], 0.08, 0.06, paint),
    beam([-0.46, 0.05, 0], [-0.46, h, 0], 0.1, 0.08, paint),
    ...stack(-0.28, 0, h - 0.1, look),
    beam([-0.12, 0.05, 0], [-0.12, h - 0.05, 0], 0.08, 0.06, paint),
    beam([-0.5, h, 0], [0.62, h + 0.05, 0], 0.08, 0.08, paint),
    ...pulley([-0.28, h - 0.04, 0], look),
    ...pulley([0.58, h - 0.02, 0], look),
    ...tube(
      [
        [0.6, h - 0.05, 0],
        [0.6, h - 0.34, 0],
      ],
      0.0055,
      rubber('#2b2d31'),
      0,
      8,
    ),
    ...tube(
      [
        [0.6, h - 0.42, -0.52],
        [0.6, h - 0.34, -0.36],
        [0.6, h - 0.34, 0.36],
        [0.6, h - 0.42, 0.52],
      ],
      0.014,
      chrome(),
      0.06,
      14,
    ),
    ...grip(
      [
        [0.6, h - 0.42, -0.53],
        [0.6, h - 0.355, -0.39],
      ],
      0.02,
    ),
    ...grip(
      [
        [0.6, h - 0.355, 0.39],
        [0.6, h - 0.42, 0.53],
      ],
      0.02,
    ),
    beam([0.52, 0.05, 0], [0.5, 0.42, 0], 0.07, 0.07, paint),
    cushion(
      { at: [0.5, 0.47, 0], u: [1, 0, 0], v: [0, 0, -1], w: [0, 1, 0] },
      [0.4, 0.36, 0.09],
      look.dark,
      look.accent,
    ),
    beam([0.2, 0.05, 0], [0.22, 0.66, 0], 0.06, 0.06, paint),
    ...[-1, 1].map((z) =>
      disc([0.24, 0.66, z * 0.15], [0, 0, 1], 0.065, 0.2, rubber('#202125'), 0.02, 30),
    ),
    block([0.1, 0.18, 0], [0.04, 0.2, 0.34], rubber(look.dark), 0.012),
    ...grip(
      [
        [0.16, 0.36, -0.18],
        [0.16, 0.36, 0.18],
      ],
      0.018,
    ),
  ];
}

function tower(look: Look): Solid[] {
  const paint = powder(look.frame);
  const h = 2.15 * look.size;
  const arm = h * look.chance.between(0.5, 0.82);
  return [
    block([0, 0.03, 0], [0.86, 0.06, 0.62], paint, 0.02),
    block([-0.2, h / 2, 0], [0.05, h - 0.06, 0.5], plastic(look.dark), 0.016),
    ...[-1, 1].map((s) => beam([0.02, 0.05, s * 0.22], [0.02, h, s * 0.22], 0.06, 0.07, paint)),
    ...stack(-0.08, 0, h - 0.05, look),
    block([-0.06, h + 0.01, 0], [0.4, 0.08, 0.56], paint, 0.025),
    beam([0.2, 0.06, 0], [0.2, h, 0], 0.06, 0.06, chrome(), 0.006),
    block([0.21, arm, 0], [0.12, 0.14, 0.12], plastic(look.accent), 0.02),
    ...pulley([0.31, arm, 0], look),
    ...tube(
      [
        [0.35, arm, 0],
        [0.36, arm - 0.16, 0],
      ],
      0.0055,
      rubber('#2b2d31'),
      0,
      8,
    ),
    ...handle([0.36, arm - 0.16, 0]),
    ...[-1, 1].flatMap((s) =>
      tube(
        [
          [0.1, 1.0, s * 0.26],
          [0.28, 1.0, s * 0.34],
          [0.28, 0.7, s * 0.34],
          [0.1, 0.66, s * 0.26],
        ],
        0.016,
        paint,
        0.06,
        12,
      ),
    ),
  ];
}

/** Cable machines, their working side at +x; builds: double trainer, lat pulldown, single tower. */
export const cables: Drawing = (look) =>
  [trainer, pulldown, tower][look.build % 3]?.(look) ?? tower(look);
