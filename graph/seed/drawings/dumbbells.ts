import { marked, numeral, patch } from './engine/marks.ts';
import { chrome, iron, plastic, powder, rubber } from './engine/material.ts';
import { beam, block, disc, prism, type Solid, tube, turned } from './engine/solid.ts';
import { frame, frameAlong, place, type Vec2, type Vec3 } from './engine/vector.ts';
import type { Drawing, Look } from './look.ts';

type Head = 'hex' | 'round' | 'plates';

/** A dumbbell whose bar lies level along `axis`; `at` is the middle of the bar. */
export function dumbbell(at: Vec3, axis: Vec3, kilos: number, head: Head, look: Look): Solid[] {
  const r = 0.038 + 0.017 * Math.cbrt(kilos);
  const long = r * 1.25;
  const reach = 0.068 + long / 2;
  const f = frameAlong(at, axis);
  const grip = turned(
    at,
    axis,
    Array.from({ length: 13 }, (_, i): Vec2 => {
      const z = -0.07 + (i / 12) * 0.14;
      return [0.0145 + 0.0035 * Math.cos((z / 0.07) * 1.5), z];
    }),
    chrome(),
    20,
  );
  const heads = [-1, 1].flatMap((side): Solid[] => {
    const middle = place(f, 0, 0, side * reach);
    const out = place(f, 0, 0, side * (reach + long / 2));
    const cap = frameAlong(out, [axis[0] * side, axis[1] * side, axis[2] * side]);
    if (head === 'plates') {
      return [0, 1, 2]
        .map((i) =>
          disc(
            place(f, 0, 0, side * (0.078 + i * 0.024)),
            axis,
            r * (1.25 - i * 0.14),
            0.021,
            iron(i === 1 ? look.accent : look.dark),
            0.004,
            36,
          ),
        )
        .concat(disc(place(f, 0, 0, side * 0.16), axis, 0.016, 0.05, chrome(), 0.003, 16));
    }
    const sides = 6;
    const body =
      head === 'hex'
        ? prism(
            { ...f, at: middle },
            Array.from({ length: sides }, (_, i): Vec2 => {
              const angle = ((i + 0.5) / sides) * 2 * Math.PI + Math.PI / 6;
              return [r * Math.cos(angle), r * Math.sin(angle)];
            }),
            long,
            rubber(look.dark),
            r * 0.2,
          )
        : disc(middle, axis, r * 0.98, long, rubber(look.dark), 0.01, 40);
    const plate = disc(
      place(cap, 0, 0, 0),
      axis,
      r * 0.62,
      0.006,
      head === 'hex' ? rubber(look.dark) : plastic(look.accent),
      0.002,
      32,
    );
    const ink = head === 'hex' ? look.accent : '#f4f2ec';
    return [body, marked(plate, ...numeral(cap, 0.004, [0, 0], kilos, r * 0.55, ink))];
  });
  return [grip, ...heads];
}

const height = (kilos: number, head: Head) =>
  (0.038 + 0.017 * Math.cbrt(kilos)) * (head === 'hex' ? 0.87 : head === 'plates' ? 1.25 : 0.98);

function rack(look: Look): Solid[] {
  const frameColour = powder(look.frame);
  const wide = 1.15 * look.size;
  const shelf = (y: number, z: number, kilos: readonly number[]): Solid[] => {
    const f = frame([0, y, z], 0, 0, -24);
    const step = wide / (kilos.length * 2);
    return [
      block({ ...f, at: [0, y - 0.015, z] }, [wide, 0.03, 0.28], frameColour, 0.006),
      ...kilos.flatMap((k, i) =>
        [0, 1].flatMap((n) =>
          dumbbell(
            place(f, -wide / 2 + step * (i * 2 + n + 0.5), height(k, 'hex'), 0.0),
            [f.w[0], f.w[1], f.w[2]],
            k,
            look.build % 2 ? 'hex' : 'round',
            look,
          ),
        ),
      ),
    ];
  };
  const upright = (x: number): Solid[] => [
    beam([x, 0.03, 0.3], [x, 0.03, -0.3], 0.06, 0.06, frameColour),
    beam([x, 0.04, 0.2], [x, 0.92, -0.22], 0.06, 0.06, frameColour),
  ];
  return [
    ...upright(-wide / 2 - 0.03),
    ...upright(wide / 2 + 0.03),
    ...shelf(0.26, 0.12, [14, 16, 18]),
    ...shelf(0.54, 0, [8, 10, 12]),
    ...shelf(0.82, -0.13, [2, 4, 5, 6]),
  ];
}

function adjustable(look: Look): Solid[] {
  const one = (z: number): Solid[] => {
    const tray = block([0, 0.03, z], [0.46, 0.06, 0.22], plastic(look.dark), 0.02);
    const top = frame([0, 0.06, z], 0, 0, -90);
    const y = 0.135;
    const plates = [-1, 1].flatMap((side) =>
      Array.from({ length: 6 }, (_, i) =>
        disc(
          [side * (0.085 + i * 0.021), y, z],
          [1, 0, 0],
          0.1 - i * 0.006,
          0.018,
          i === 2 ? plastic(look.accent) : iron('#34373c'),
          0.004,
          34,
        ),
      ),
    );
    return [
      marked(tray, patch(top, 0.0605, [0.0, 0, 0.1, 0.14], look.accent, 0.9)),
      ...plates,
      ...tube(
        [
          [-0.21, y, z],
          [0.21, y, z],
        ],
        0.018,
        chrome(),
        0,
        20,
      ),
      ...tube(
        [
          [-0.07, y, z],
          [0.07, y, z],
        ],
        0.021,
        rubber('#222327'),
        0,
        18,
      ),
      disc([0.222, y, z], [1, 0, 0], 0.05, 0.03, plastic(look.accent), 0.01, 30),
      disc([-0.222, y, z], [1, 0, 0], 0.05, 0.03, plastic(look.accent), 0.01, 30),
    ];
  };
  return [...one(-0.17), ...one(0.17)];
}

/** Dumbbells; builds: hexagonal pairs, a rack, an adjustable pair, round pairs, loadable pairs. */
export const dumbbells: Drawing = (look) => {
  const build = look.build % 5;
  if (build === 1) return rack(look);
  if (build === 2) return adjustable(look);
  const head: Head = build === 0 ? 'hex' : build === 3 ? 'round' : 'plates';
  const sets = [[10, 7], [20], [5, 8, 12], [15, 10], [24]];
  const kilos = look.weights ?? look.chance.pick(sets);
  let z = 0;
  return kilos.flatMap((k) => {
    const y = height(k, head);
    const tilt = look.chance.between(-0.16, 0.16);
    const gap = y * 2.45 + 0.05;
    const pair = [
      ...dumbbell([0.1, y, z], [1, 0, tilt], k, head, look),
      ...dumbbell([0.1 + gap * 0.1, y, z + gap], [1, 0, -tilt * 0.6], k, head, look),
    ];
    z += gap * 2;
    return pair;
  });
};
