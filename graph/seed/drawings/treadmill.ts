import { marked, patch, shape, stroke } from './engine/marks.ts';
import { chrome, plastic, powder, rubber } from './engine/material.ts';
import { beam, block, prism, type Solid, softened, tube } from './engine/solid.ts';
import { frame, type Vec2 } from './engine/vector.ts';
import { type Drawing, display, grip, wheel } from './look.ts';

/** A treadmill, its display at +x; builds: home, club with a large screen, walking pad with a rail, bare walking pad. */
export const treadmill: Drawing = (look) => {
  const build = look.build % 4;
  const long = 1.62 * look.size;
  const wide = build >= 2 ? 0.58 : build === 1 ? 0.86 : 0.76;
  const deckHigh = build === 1 ? 0.21 : build >= 2 ? 0.11 : 0.16;
  const paint = powder(look.frame);
  const dark = plastic(look.dark);
  const [back, front] = [-long / 2, long / 2];
  const deck = frame([0, deckHigh - 0.045, 0], 0, build >= 2 ? 0.8 : 1.4);
  const beltTop = { at: deck.at, u: deck.u, v: [0, 0, -1] as const, w: deck.v };
  const belt = block(
    { ...deck, at: [-0.06, deckHigh + 0.004, 0] },
    [long - 0.2, 0.02, wide - 0.2],
    rubber('#222428'),
    0.008,
  );
  const dashes = Array.from({ length: 7 }, (_, i) =>
    patch(beltTop, 0.061, [-long * 0.38 + i * long * 0.1, 0, long * 0.035, 0.012], '#cfd3d6', 0.35),
  );
  const sides = [-1, 1].map((s) => {
    const rail = block(
      { ...deck, at: [-0.03, deckHigh, s * (wide / 2 - 0.05)] },
      [long - 0.08, 0.055, 0.105],
      dark,
      0.016,
    );
    const flat = { ...beltTop, at: [-0.03, deckHigh, s * (wide / 2 - 0.05)] as const };
    return marked(
      rail,
      ...[-1, 0, 1].map((k) =>
        stroke(
          flat,
          0.029,
          [
            [-long * 0.42, k * 0.022],
            [long * 0.36, k * 0.022],
          ],
          0.006,
          k === 0 ? look.accent : '#6b7077',
          k === 0 ? 0.9 : 0.5,
        ),
      ),
    );
  });
  const hoodOutline: Vec2[] = softened(
    build === 1
      ? [
          [-0.3, 0],
          [0.26, 0],
          [0.3, 0.12],
          [0.2, 0.3],
          [-0.06, 0.3],
          [-0.3, 0.12],
        ]
      : [
          [-0.26, 0],
          [0.22, 0],
          [0.24, 0.06],
          [0.12, 0.17],
          [-0.26, 0.09],
        ],
    0.09,
  );
  const hoodFrame = frame([front - 0.14, 0.06, 0]);
  const hood = prism(hoodFrame, hoodOutline, wide - 0.06, build === 1 ? paint : dark, 0.03);
  const sideFrame = { ...hoodFrame };
  const swoosh = shape(
    sideFrame,
    wide / 2 - 0.029,
    [
      [-0.2, 0.055],
      [0.14, 0.1],
      [0.12, 0.13],
      [-0.2, 0.075],
    ],
    look.accent,
    0.95,
  );
  const other = {
    at: hoodFrame.at,
    u: [-1, 0, 0] as const,
    v: hoodFrame.v,
    w: [0, 0, -1] as const,
  };
  const swooshBack = shape(
    other,
    wide / 2 - 0.029,
    [
      [0.2, 0.055],
      [-0.14, 0.1],
      [-0.12, 0.13],
      [0.2, 0.075],
    ],
    look.accent,
    0.95,
  );
  const high = build === 1 ? 1.42 : build >= 2 ? 1.0 : 1.24;
  const half = wide / 2 - 0.04;
  const topX = front - (build === 1 ? 0.2 : 0.42);
  const uprights = [-1, 1].flatMap((s): Solid[] =>
    build === 1
      ? [beam([front - 0.16, 0.1, s * half], [topX, high, s * half], 0.07, 0.15, paint, 0.02)]
      : tube(
          [
            [front - 0.1, 0.1, s * half],
            [front - 0.14, 0.3, s * half],
            [topX, high - 0.06, s * half],
          ],
          0.036,
          paint,
          0.2,
          18,
        ),
  );
  const rails = [-1, 1].flatMap((s): Solid[] => {
    const z = s * half;
    const bar = tube(
      [
        [topX, high - 0.05, z],
        [topX - 0.1, high - 0.04, z],
        [topX - 0.42, high - 0.16, z],
        [topX - 0.46, high - 0.3, z],
      ],
      0.024,
      build === 1 ? chrome() : paint,
      0.12,
      16,
    );
    return [
      ...bar,
      ...grip(
        [
          [topX - 0.14, high - 0.055, z],
          [topX - 0.4, high - 0.15, z],
        ],
        0.03,
      ),
    ];
  });
  const face = frame([topX - 0.03, high + 0.06, 0], -90, 0, build === 1 ? -14 : -32);
  const screen = build === 1 ? { w: wide * 0.86, h: 0.42 } : { w: wide * 0.78, h: 0.24 };
  const consoleBase = block(
    { ...frame([topX + 0.01, high - 0.06, 0], 0, 0, 0) },
    [0.2, 0.06, wide - 0.06],
    dark,
    0.022,
  );
  const handlebar = tube(
    [
      [topX, high - 0.05, -half],
      [topX - 0.03, high, 0],
      [topX, high - 0.05, half],
    ],
    0.03,
    paint,
    0.2,
    18,
  );
  const phone = display({ ...face, at: [topX - 0.03, high + 0.06, 0] }, 0.16, 0.12, look);
  const cockpit = [
    ...rails,
    consoleBase,
    ...display({ ...face, at: [topX + 0.02, high + screen.h * 0.42, 0] }, screen.w, screen.h, look),
  ];
  const top = build === 2 ? [...handlebar, ...phone] : cockpit;
  return [
    marked(belt, ...dashes),
    block({ ...deck, at: [0, deckHigh - 0.06, 0] }, [long - 0.06, 0.07, wide - 0.08], paint, 0.015),
    ...sides,
    block([back + 0.03, deckHigh - 0.03, 0], [0.1, 0.1, wide], dark, 0.03),
    marked(hood, swoosh, swooshBack),
    ...(build === 3 ? [] : [...uprights, ...top]),
    ...[-1, 1].flatMap((s) => wheel([front + 0.03, 0.05, s * (wide / 2 - 0.09)], 0.05, 0.05)),
    ...[-1, 1].map((s) =>
      block(
        [back + 0.12, 0.025, s * (wide / 2 - 0.1)],
        [0.1, 0.05, 0.07],
        rubber('#1b1c1f'),
        0.012,
      ),
    ),
  ];
};
