import { marked, spot, stroke } from './engine/marks.ts';
import { chrome, plastic, powder, rubber, vinyl, wood } from './engine/material.ts';
import { beam, block, disc, prism, type Solid, softened, tube, turned } from './engine/solid.ts';
import { frame, type Vec2, type Vec3 } from './engine/vector.ts';
import { type Drawing, display, footBar, type Look, wheel } from './look.ts';

const across: Vec3 = [0, 0, 1];
const faces = (at: Vec3) => [
  frame(at),
  { at, u: [-1, 0, 0] as Vec3, v: [0, 1, 0] as Vec3, w: [0, 0, -1] as Vec3 },
];

/** A seat on its rail, foot plates and a handle: what every rower has. */
function cockpit(look: Look, railY: number, front: number): Solid[] {
  const seat: Vec3 = [look.chance.between(-0.55, -0.15), railY + 0.13, 0];
  const outline = softened(
    [
      [-0.15, -0.13],
      [0.1, -0.16],
      [0.13, 0],
      [0.1, 0.16],
      [-0.15, 0.13],
      [-0.11, 0],
    ],
    0.06,
  );
  const flat = { at: seat, u: [1, 0, 0] as Vec3, v: [0, 0, -1] as Vec3, w: [0, 1, 0] as Vec3 };
  return [
    block([seat[0], railY + 0.07, 0], [0.2, 0.07, 0.12], plastic(look.dark), 0.02),
    prism(flat, outline, 0.06, vinyl(look.dark), 0.022),
    ...[-1, 1].flatMap((s): Solid[] => {
      const f = frame([front - 0.34, railY + 0.05, s * 0.13], 0, 48);
      const plate = { ...f, u: f.u, v: [-f.w[0], -f.w[1], -f.w[2]] as Vec3, w: f.v };
      return [
        marked(
          prism(
            plate,
            softened(
              [
                [-0.16, -0.055],
                [0.16, -0.05],
                [0.16, 0.05],
                [-0.16, 0.055],
              ],
              0.04,
            ),
            0.03,
            plastic(look.dark),
            0.01,
          ),
          ...[-0.09, -0.03, 0.03, 0.09].map((x) =>
            stroke(
              plate,
              0.016,
              [
                [x, -0.035],
                [x, 0.035],
              ],
              0.008,
              '#6d737a',
              0.7,
            ),
          ),
        ),
        beam(
          [front - 0.35, railY + 0.1, s * 0.07],
          [front - 0.35, railY + 0.1, s * 0.19],
          0.012,
          0.045,
          rubber(look.accent),
          0.004,
        ),
      ];
    }),
    ...tube(
      [
        [front - 0.24, railY + 0.3, -0.22],
        [front - 0.24, railY + 0.3, 0.22],
      ],
      0.016,
      rubber('#1a1b1e'),
      0,
      16,
    ),
    ...tube(
      [
        [front - 0.24, railY + 0.3, 0],
        [front - 0.02, railY + 0.26, 0],
      ],
      0.006,
      chrome(),
      0,
      8,
    ),
  ];
}

function air(look: Look): Solid[] {
  const paint = powder(look.frame);
  const railY = look.build % 2 ? 0.46 : 0.34;
  const front = 0.92 * look.size;
  const fan: Vec3 = [front, railY + 0.1, 0];
  const r = 0.3;
  const cage = disc(fan, across, r, 0.17, plastic(look.dark), 0.04, 56);
  const rings = faces(fan).flatMap((f) => [
    spot(f, 0.086, 0, 0, r * 0.84, '#121316', 0.85),
    ...[0.28, 0.42, 0.56, 0.7, 0.82].map((k) =>
      stroke(
        f,
        0.087,
        Array.from(
          { length: 41 },
          (_, i): Vec2 => [r * k * Math.cos(i * 0.157), r * k * Math.sin(i * 0.157)],
        ),
        0.006,
        '#787e86',
        0.8,
      ),
    ),
    ...Array.from({ length: 18 }, (_, i) =>
      stroke(
        f,
        0.0872,
        [
          [r * 0.2 * Math.cos(i * 0.349), r * 0.2 * Math.sin(i * 0.349)],
          [r * 0.83 * Math.cos(i * 0.349 + 0.3), r * 0.83 * Math.sin(i * 0.349 + 0.3)],
        ],
        0.005,
        '#8a9098',
        0.75,
      ),
    ),
    spot(f, 0.088, 0, 0, r * 0.2, look.accent),
  ]);
  return [
    marked(cage, ...rings),
    beam(
      [front - 0.1, railY - 0.06, 0],
      [-1.2 * look.size, railY + 0.02, 0],
      0.07,
      0.11,
      paint,
      0.014,
    ),
    beam(
      [front - 0.2, railY - 0.001, 0],
      [-1.18 * look.size, railY + 0.076, 0],
      0.045,
      0.012,
      chrome(),
      0.003,
    ),
    ...footBar(front + 0.06, 0.6, look.frame),
    ...[-1, 1].flatMap((s) => [
      beam(
        [front + 0.04, 0.06, s * 0.1],
        [front - 0.06, railY + 0.02, s * 0.1],
        0.04,
        0.06,
        paint,
        0.012,
      ),
      ...wheel([front + 0.13, 0.05, s * 0.24], 0.045, 0.03),
    ]),
    ...footBar(-1.12 * look.size, 0.46, look.frame),
    beam(
      [-1.12 * look.size, 0.06, 0],
      [-1.02 * look.size, railY - 0.03, 0],
      0.05,
      0.07,
      paint,
      0.012,
    ),
    ...cockpit(look, railY, front - 0.06),
    ...tube(
      [
        [front - 0.12, railY + 0.06, 0.1],
        [front - 0.16, railY + 0.42, 0.08],
        [front - 0.2, railY + 0.6, 0],
      ],
      0.018,
      paint,
      0.12,
    ),
    ...display(frame([front - 0.22, railY + 0.62, 0], -90, 0, -10), 0.22, 0.26, look),
  ];
}

function water(look: Look): Solid[] {
  const timber = wood(look.build % 2 ? '#8a5a34' : '#c08a55');
  const s = look.size;
  const railY = 0.3;
  const front = 0.88 * s;
  const tank: Vec3 = [front - 0.02, 0.28, 0];
  const grain = (z: number) =>
    [0, 1, 2].map((i) =>
      stroke(
        frame([0, railY, z]),
        0.0176,
        [
          [-0.95 * s, -0.02 + i * 0.022],
          [0.1, -0.024 + i * 0.022],
          [0.9, -0.018 + i * 0.02],
        ],
        0.003,
        '#5b391d',
        0.35,
      ),
    );
  return [
    ...[-1, 1].map((z) =>
      marked(
        block([-0.06, railY, z * 0.16], [2.15 * s, 0.085, 0.035], timber, 0.012),
        ...grain(z * 0.16),
      ),
    ),
    ...[-1.06 * s, front + 0.1].map((x) => block([x, 0.16, 0], [0.08, 0.32, 0.44], timber, 0.016)),
    turned(
      [tank[0], 0.1, 0],
      [0, 1, 0],
      [
        [0.27, 0],
        [0.29, 0.03],
        [0.29, 0.12],
      ],
      { ...plastic('#2f8fc4'), mirror: 0.12, gloss: 0.7 },
      52,
    ),
    turned(
      [tank[0], 0.22, 0],
      [0, 1, 0],
      [
        [0.29, 0],
        [0.29, 0.1],
        [0.25, 0.14],
        [0.08, 0.16],
      ],
      { ...plastic('#b9dcea'), mirror: 0.2, gloss: 0.8 },
      52,
    ),
    disc([tank[0], 0.395, 0], [0, 1, 0], 0.07, 0.05, plastic(look.dark), 0.01, 28),
    ...cockpit(look, railY + 0.05, front - 0.22),
    block([front - 0.36, railY + 0.02, 0], [0.08, 0.06, 0.36], timber, 0.012),
    ...tube(
      [
        [front - 0.34, railY + 0.02, 0.1],
        [front - 0.28, railY + 0.5, 0.04],
      ],
      0.016,
      plastic(look.dark),
    ),
    ...display(frame([front - 0.3, railY + 0.56, 0], -90, 0, -14), 0.2, 0.16, look),
  ];
}

function magnetic(look: Look): Solid[] {
  const paint = powder(look.frame);
  const s = look.size;
  const railY = 0.26;
  const front = 0.8 * s;
  const f = frame([front, 0.08, 0]);
  const outline = softened(
    [
      [-0.3, 0],
      [0.24, 0],
      [0.28, 0.3],
      [0.12, 0.5],
      [-0.08, 0.44],
      [-0.34, 0.16],
    ],
    0.14,
  );
  const line = (k: number) =>
    [
      [k * -0.26, 0.1],
      [k * -0.06, 0.32],
      [k * 0.12, 0.42],
    ] as Vec2[];
  const [near, back] = faces(f.at);
  return [
    marked(
      prism(f, outline, 0.19, plastic(look.dark), 0.035),
      ...(near && back
        ? [
            stroke(near, 0.096, line(1), 0.03, look.accent),
            stroke(back, 0.096, line(-1), 0.03, look.accent),
          ]
        : []),
    ),
    beam(
      [front - 0.2, railY - 0.04, 0],
      [-1.05 * s, railY + 0.02, 0],
      0.08,
      0.08,
      { ...plastic('#c7ccd1'), mirror: 0.25 },
      0.016,
    ),
    ...footBar(front, 0.52, look.frame),
    ...footBar(-1.0 * s, 0.44, look.frame),
    beam([-1 * s, 0.06, 0], [-0.98 * s, railY - 0.02, 0], 0.05, 0.07, paint, 0.012),
    ...cockpit(look, railY, front - 0.14),
    ...display(frame([front - 0.02, 0.66, 0], -90, 0, -30), 0.26, 0.16, look),
  ];
}

/** A rowing machine, its flywheel at +x; builds: air, water in a timber frame, magnetic, and a high-seat air one. */
export const rower: Drawing = (look) =>
  [air, water, magnetic, air, water][look.build % 5]?.(look) ?? air(look);
