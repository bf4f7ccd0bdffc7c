import { marked, numeral, spot } from './engine/marks.ts';
import { chrome, plastic, powder, rubber } from './engine/material.ts';
import { beam, block, disc, type Solid, tube } from './engine/solid.ts';
import { frame, type Vec3 } from './engine/vector.ts';
import type { Drawing, Look } from './look.ts';

/** A square post with its row of holes. */
function post(x: number, z: number, high: number, look: Look): Solid {
  const body = beam([x, 0.02, z], [x, high, z], 0.07, 0.07, powder(look.frame), 0.008);
  const at: Vec3 = [x, 0, z];
  const sides = [
    { at, u: [1, 0, 0], v: [0, 1, 0], w: [0, 0, 1] },
    { at, u: [0, 0, -1], v: [0, 1, 0], w: [1, 0, 0] },
    { at, u: [0, 0, 1], v: [0, 1, 0], w: [-1, 0, 0] },
  ] as const;
  const holes = sides.flatMap((f) =>
    Array.from({ length: Math.floor(high / 0.1) - 2 }, (_, i) =>
      spot(f, 0.0352, 0, 0.2 + i * 0.1, 0.0115, '#0c0d0f', 0.75),
    ),
  );
  return marked(body, ...holes);
}

/** A barbell lying along z at a height, with plates of the given sizes from inside to outside. */
export function loadedBar(
  at: Vec3,
  plates: readonly (readonly [number, number, string])[],
  half = 1.08,
): Solid[] {
  const across: Vec3 = [0, 0, 1];
  const sleeves = [-1, 1].flatMap((s): Solid[] => {
    let z = half - 0.4;
    const discs = plates.flatMap(([r, thick, colour]): Solid[] => {
      z += thick / 2 + 0.002;
      const middle: Vec3 = [at[0], at[1], at[2] + s * z];
      const f = { at: middle, u: [s, 0, 0] as Vec3, v: [0, 1, 0] as Vec3, w: [0, 0, s] as Vec3 };
      const body = disc(middle, across, r, thick, rubber(colour), 0.012, 52);
      z += thick / 2;
      return [
        marked(
          body,
          spot(f, thick / 2 + 0.001, 0, 0, r * 0.3, '#9aa0a6'),
          spot(f, thick / 2 + 0.0012, 0, 0, r * 0.24, colour),
          ...numeral(
            f,
            thick / 2 + 0.0015,
            [0, r * 0.62],
            Math.max(5, Math.round((r * 90) / 5) * 5),
            r * 0.26,
            '#f3f1ea',
            0.9,
          ),
        ),
      ];
    });
    return [
      ...discs,
      disc([at[0], at[1], at[2] + s * (half - 0.41)], across, 0.036, 0.022, chrome(), 0.004, 24),
      disc([at[0], at[1], at[2] + s * (half - 0.2)], across, 0.025, 0.4, chrome(), 0.003, 20),
      disc(
        [at[0], at[1], at[2] + s * (z + 0.03)],
        across,
        0.042,
        0.05,
        plastic('#c43a2f'),
        0.01,
        24,
      ),
    ];
  });
  return [
    ...tube(
      [
        [at[0], at[1], at[2] - half + 0.4],
        [at[0], at[1], at[2] + half - 0.4],
      ],
      0.0145,
      chrome(),
      0,
      16,
    ),
    ...sleeves,
  ];
}

/** Racks; builds: full cage, half rack with storage, squat stands. The bar lies along z. */
export const rack: Drawing = (look) => {
  const build = look.build % 3;
  const high = (build === 2 ? 1.5 : 2.1) * look.size;
  const paint = powder(look.frame);
  const half = 0.54;
  const front = build === 1 ? 0.2 : 0.42;
  const back = build === 1 ? -0.6 : -0.42;
  const barY = high * look.chance.between(0.5, 0.66);
  const plates: (readonly [number, number, string])[] = look.chance.chance(0.72)
    ? [
        [0.225, 0.05, look.dark],
        [0.225, 0.04, look.accent],
      ]
    : [[0.225, 0.06, look.accent]];
  const bar = look.chance.chance(0.8) ? loadedBar([front + 0.075, barY + 0.03, 0], plates) : [];
  const cups = [-1, 1].map((z) =>
    block([front + 0.065, barY - 0.005, z * half], [0.07, 0.05, 0.06], plastic(look.accent), 0.012),
  );
  if (build === 2) {
    return [
      ...[-1, 1].flatMap((z) => [
        post(front, z * half, high, look),
        beam([front - 0.45, 0.035, z * half], [front + 0.35, 0.035, z * half], 0.07, 0.07, paint),
        beam([front - 0.4, 0.06, z * half], [front - 0.02, 0.5, z * half], 0.05, 0.05, paint),
      ]),
      beam([front - 0.42, 0.035, -half], [front - 0.42, 0.035, half], 0.07, 0.06, paint),
      ...cups,
      ...bar,
    ];
  }
  return [
    ...[-1, 1].flatMap((z): Solid[] => [
      post(front, z * half, high, look),
      post(back, z * half, high, look),
      beam(
        [back - 0.02, 0.035, z * half],
        [front + (build === 1 ? 0.7 : 0.3), 0.035, z * half],
        0.07,
        0.07,
        paint,
      ),
      beam(
        [back + 0.035, high - 0.05, z * half],
        [front - 0.035, high - 0.05, z * half],
        0.06,
        0.07,
        paint,
      ),
      ...(build === 0
        ? tube(
            [
              [back, high * 0.34, z * (half - 0.06)],
              [front + 0.02, high * 0.34, z * (half - 0.06)],
            ],
            0.02,
            powder(look.accent),
            0,
            14,
          )
        : [
            beam(
              [front + 0.04, high * 0.36, z * half],
              [front + 0.62, high * 0.36, z * half],
              0.05,
              0.07,
              powder(look.accent),
            ),
            disc(
              [back, 0.62, z * (half + 0.12)],
              [0, 0, 1],
              0.2,
              0.05,
              rubber(look.dark),
              0.012,
              44,
            ),
            disc([back, 1.1, z * (half + 0.1)], [0, 0, 1], 0.17, 0.04, rubber(look.dark), 0.01, 44),
            ...tube(
              [
                [back, 0.62, z * half],
                [back, 0.62, z * (half + 0.22)],
              ],
              0.02,
              chrome(),
              0,
              12,
            ),
            ...tube(
              [
                [back, 1.1, z * half],
                [back, 1.1, z * (half + 0.22)],
              ],
              0.02,
              chrome(),
              0,
              12,
            ),
          ]),
    ]),
    beam([back, 0.035, -half], [back, 0.035, half], 0.07, 0.06, paint),
    beam([back, high - 0.05, -half], [back, high - 0.05, half], 0.07, 0.07, paint),
    ...tube(
      [
        [front, high - 0.05, -half],
        [front, high - 0.05, half],
      ],
      0.019,
      build === 0 ? chrome() : powder(look.frame),
      0,
      14,
    ),
    marked(
      block([back + 0.04, high * 0.8, 0], [0.02, 0.1, half * 2 - 0.08], powder(look.accent), 0.006),
      ...[0].map(() =>
        spot(frame([back + 0.05, high * 0.8, 0], 90), 0.001, 0, 0, 0.034, '#ffffff', 0.85),
      ),
    ),
    ...cups,
    ...bar,
  ];
};
