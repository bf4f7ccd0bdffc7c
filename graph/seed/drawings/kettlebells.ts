import { marked, numeral } from './engine/marks.ts';
import { chrome, iron, plastic, rubber, vinyl } from './engine/material.ts';
import { disc, type Solid, tube, turned } from './engine/solid.ts';
import { frame, type Vec2, type Vec3 } from './engine/vector.ts';
import type { Drawing, Look } from './look.ts';

const radiusOf = (kilos: number) => 0.052 + 0.0265 * Math.cbrt(kilos);

function kettlebell(at: Vec3, kilos: number, look: Look, style: number): Solid[] {
  const r = radiusOf(kilos);
  const skin = style === 1 ? vinyl(look.accent) : iron(look.dark);
  const profile = Array.from({ length: 21 }, (_, i): Vec2 => {
    const angle = -0.8 + (i / 20) * (Math.PI / 2 + 0.68);
    return [r * Math.cos(angle), r * 0.73 + r * Math.sin(angle)];
  });
  const band = style === 1 ? iron(look.dark) : plastic(look.accent);
  const paints = profile.map((_, i) => (style !== 2 && i >= 9 && i <= 11 ? band : skin));
  const top = r * 1.7;
  const half = 0.052 + r * 0.3;
  const h = top + 0.06 + r * 0.34;
  const bar = style === 1 ? chrome() : style === 2 ? plastic(look.accent) : iron(look.dark);
  const turn = (look.chance.next() - 0.5) * 50;
  const f = frame([at[0], 0, at[2]], turn);
  const on = (x: number, y: number): Vec3 => [at[0] + f.u[0] * x, y, at[2] + f.u[2] * x];
  const face = frame([at[0], r * 0.73, at[2]], look.facing * 0.8 + look.chance.between(-12, 12));
  const bell = turned([at[0], 0, at[2]], [0, 1, 0], profile, paints, 48);
  const handle = tube(
    [
      on(-half * 0.86, r * 1.36),
      on(-half, h - 0.035),
      on(-half * 0.6, h),
      on(half * 0.6, h),
      on(half, h - 0.035),
      on(half * 0.86, r * 1.36),
    ],
    0.0165 + r * 0.02,
    bar,
    0.05,
    22,
  );
  return [
    disc([at[0], 0.007, at[2]], [0, 1, 0], r * 0.66, 0.014, rubber('#17181a'), 0.004),
    marked(
      bell,
      ...numeral(
        face,
        r * 0.985,
        [0, -r * 0.3],
        kilos,
        r * 0.3,
        style === 1 ? '#ffffff' : '#e8e6df',
      ),
    ),
    ...handle,
  ];
}

/** One to five kettlebells in a loose row; builds: cast iron with a band, coloured competition, coloured handle. */
export const kettlebells: Drawing = (look) => {
  const sets: readonly (readonly [number, ...number[]])[] = [
    [8, 12, 16, 20, 24],
    [16, 16],
    [24],
    [12, 16, 20],
    [4, 8, 12, 16],
    [32, 24],
  ];
  const set = look.weights ?? sets[look.build % sets.length] ?? [16];
  const style = look.build % 3;
  let x = 0;
  return set.flatMap((kilos, i) => {
    const r = radiusOf(kilos);
    x += r;
    const parts = kettlebell([x, 0, i % 2 ? r * 0.9 : -r * 0.5], kilos, look, style);
    x += r * 0.75;
    return parts;
  });
};
