import type { Mark, Solid } from './solid.ts';
import { type Frame, place, type Vec2 } from './vector.ts';

/** A flat shape on a surface: points in the frame's u and v, `lift` metres along w. */
export function shape(
  f: Frame,
  lift: number,
  outline: readonly Vec2[],
  colour: string,
  opacity = 1,
): Mark {
  return { points: outline.map(([x, y]) => place(f, x, y, lift)), normal: f.w, colour, opacity };
}

/** A line on a surface, `line` metres wide. */
export function stroke(
  f: Frame,
  lift: number,
  way: readonly Vec2[],
  line: number,
  colour: string,
  opacity = 1,
): Mark {
  return { ...shape(f, lift, way, colour, opacity), line };
}

/** A rectangle on a surface. */
export function patch(
  f: Frame,
  lift: number,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
  opacity = 1,
): Mark {
  const [w, h] = [width / 2, height / 2];
  const outline: Vec2[] = [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
  return shape(f, lift, outline, colour, opacity);
}

/** A filled circle on a surface. */
export function spot(
  f: Frame,
  lift: number,
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity = 1,
): Mark {
  const outline = Array.from({ length: 20 }, (_, i): Vec2 => {
    const angle = (i / 20) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return shape(f, lift, outline, colour, opacity);
}

/** The strokes of a numeral in a box 1 wide and 2 high. */
const NUMERALS: Readonly<Record<string, readonly (readonly Vec2[])[]>> = {
  '0': [
    [
      [0.5, 0],
      [0.1, 0.35],
      [0, 1],
      [0.1, 1.65],
      [0.5, 2],
      [0.9, 1.65],
      [1, 1],
      [0.9, 0.35],
      [0.5, 0],
    ],
  ],
  '1': [
    [
      [0.2, 1.6],
      [0.6, 2],
      [0.6, 0],
    ],
  ],
  '2': [
    [
      [0, 1.6],
      [0.25, 1.95],
      [0.75, 1.95],
      [1, 1.5],
      [0.85, 1.1],
      [0, 0],
      [1, 0],
    ],
  ],
  '3': [
    [
      [0, 2],
      [1, 2],
      [0.45, 1.2],
      [0.9, 1],
      [1, 0.55],
      [0.75, 0.05],
      [0.3, 0],
      [0, 0.3],
    ],
  ],
  '4': [
    [
      [0.75, 0],
      [0.75, 2],
      [0, 0.6],
      [1, 0.6],
    ],
  ],
  '5': [
    [
      [0.95, 2],
      [0.15, 2],
      [0.08, 1.15],
      [0.6, 1.25],
      [1, 0.8],
      [0.8, 0.1],
      [0.3, 0],
      [0, 0.25],
    ],
  ],
  '6': [
    [
      [0.8, 2],
      [0.2, 1.2],
      [0, 0.6],
      [0.3, 0],
      [0.75, 0.05],
      [1, 0.6],
      [0.75, 1.1],
      [0.15, 1],
    ],
  ],
  '7': [
    [
      [0, 2],
      [1, 2],
      [0.35, 0],
    ],
  ],
  '8': [
    [
      [0.5, 1.08],
      [0.1, 1.5],
      [0.5, 2],
      [0.9, 1.5],
      [0.5, 1.08],
      [0, 0.5],
      [0.5, 0],
      [1, 0.5],
      [0.5, 1.08],
    ],
  ],
  '9': [
    [
      [0.2, 0],
      [0.8, 0.8],
      [1, 1.4],
      [0.7, 2],
      [0.25, 1.95],
      [0, 1.4],
      [0.25, 0.9],
      [0.85, 1],
    ],
  ],
};

/** A number painted on a surface, centred on (x, y), `tall` metres high. Drawn as strokes: no font is needed. */
export function numeral(
  f: Frame,
  lift: number,
  [x, y]: Vec2,
  value: number,
  tall: number,
  colour: string,
  opacity = 0.95,
): Mark[] {
  const digits = [...String(value)];
  const unitSize = tall / 2;
  const wide = digits.length * unitSize * 1.5 - unitSize * 0.5;
  return digits.flatMap((digit, i) =>
    (NUMERALS[digit] ?? []).map((way) => ({
      ...stroke(
        f,
        lift,
        way.map(
          ([dx, dy]): Vec2 => [
            x - wide / 2 + (i * 1.5 + dx) * unitSize,
            y - tall / 2 + dy * unitSize,
          ],
        ),
        tall * 0.15,
        colour,
        opacity,
      ),
    })),
  );
}

/** Puts marks on a solid and gives it back. */
export function marked(solid: Solid, ...marks: readonly Mark[]): Solid {
  solid.marks.push(...marks);
  return solid;
}
