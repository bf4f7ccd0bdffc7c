import { marked, patch, shape, stroke } from './engine/marks.ts';
import { chrome, plastic, rubber, vinyl } from './engine/material.ts';
import type { Random } from './engine/random.ts';
import { disc, prism, rounded, type Solid, tube } from './engine/solid.ts';
import type { Frame, Vec3 } from './engine/vector.ts';

/** What tells one product from another of its kind. */
export interface Look {
  /** "#rrggbb": painted metal, the coloured parts, and the dark plastics */
  readonly frame: string;
  readonly accent: string;
  readonly dark: string;
  /** 0.85 (compact) to 1.15 (club size) */
  readonly size: number;
  /** which of the kind's builds; each drawing takes it modulo the builds it knows */
  readonly build: number;
  /** the weights of free weights, in kilograms; absent: the build's own */
  readonly weights?: readonly number[];
  /** degrees that the viewer stands to the right (positive) or left of the front */
  readonly facing: number;
  /** a stream of the product's own, for small differences */
  readonly chance: Random;
}

/** A drawing: the bodies of one piece of equipment, standing on the floor around the origin. */
export type Drawing = (look: Look) => Solid[];

/** A display in a frame (w towards its reader), with a lit face. */
export function display(f: Frame, wide: number, high: number, look: Look): Solid[] {
  const body = prism(f, rounded(wide, high, 0.03, 4), 0.05, plastic(look.dark), 0.012);
  const [w, h] = [wide * 0.82, high * 0.7];
  const bars = Array.from({ length: 9 }, (_, i) => {
    const tall = h * (0.12 + 0.42 * Math.abs(Math.sin(i * 1.3 + look.build)));
    return patch(
      f,
      0.0262,
      [-w * 0.38 + i * w * 0.06, -h * 0.3 + tall / 2, w * 0.035, tall],
      look.accent,
      0.95,
    );
  });
  return [
    marked(
      body,
      patch(f, 0.0255, [0, high * 0.02, w, h], '#0e1a22'),
      ...bars,
      patch(f, 0.0262, [w * 0.3, h * 0.26, w * 0.26, h * 0.14], '#e9f4f1', 0.9),
      patch(f, 0.0262, [w * 0.3, h * 0.02, w * 0.26, h * 0.08], '#8fb7c4', 0.8),
      patch(f, 0.0262, [w * 0.3, -h * 0.18, w * 0.26, h * 0.08], '#8fb7c4', 0.8),
      shape(
        f,
        0.0264,
        [
          [-w * 0.5, h * 0.52],
          [-w * 0.12, h * 0.52],
          [-w * 0.42, -h * 0.48],
          [-w * 0.5, -h * 0.48],
        ],
        '#ffffff',
        0.12,
      ),
    ),
  ];
}

/** A padded grip over part of a bar. */
export const grip = (path: readonly Vec3[], radius = 0.021, colour = '#1b1c1f'): Solid[] =>
  tube(path, radius, rubber(colour), 0.05, 14);

/** A rubber wheel or roller lying across (along z). */
export function wheel(at: Vec3, radius: number, thick: number, hub = '#8b9096'): Solid[] {
  return [
    disc(at, [0, 0, 1], radius, thick, rubber('#1c1d20'), 0.008, 28),
    disc(at, [0, 0, 1], radius * 0.45, thick + 0.008, plastic(hub), 0.003, 20),
  ];
}

/** A bar lying across on the floor with rubber ends: the foot of most machines. */
export function footBar(x: number, wide: number, colour: string, radius = 0.035): Solid[] {
  const y = radius + 0.012;
  const end = (z: number) =>
    disc([x, y, z], [0, 0, 1], radius * 1.28, 0.07, rubber('#1d1e21'), 0.012, 24);
  return [
    ...tube(
      [
        [x, y, -wide / 2],
        [x, y, wide / 2],
      ],
      radius,
      { ...plastic(colour), scuffs: true },
      0,
      20,
    ),
    end(-wide / 2),
    end(wide / 2),
  ];
}

/** A steel pin with a knob: adjusts seats and racks. */
export const knob = (at: Vec3, along: Vec3, colour: string): Solid[] => [
  disc(at, along, 0.011, 0.05, chrome(), 0.002, 14),
  disc(
    [at[0] + along[0] * 0.035, at[1] + along[1] * 0.035, at[2] + along[2] * 0.035],
    along,
    0.024,
    0.03,
    plastic(colour),
    0.008,
    20,
  ),
];

/** An upholstered cushion: `size` is along u, along v, and thick. */
export function cushion(
  f: Frame,
  size: readonly [number, number, number],
  colour: string,
  seam: string,
): Solid {
  const [long, wide, thick] = size;
  const body = prism(
    f,
    rounded(long, wide, Math.min(long, wide) * 0.16, 5),
    thick,
    vinyl(colour),
    thick * 0.36,
  );
  const inner = rounded(long - 0.05, wide - 0.05, Math.min(long, wide) * 0.13, 5);
  return marked(body, stroke(f, thick / 2, [...inner, inner[0] ?? [0, 0]], 0.004, seam, 0.55));
}
