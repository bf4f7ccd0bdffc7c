import { cross, dot, scale, sub, unit, type Vec2, type Vec3 } from './vector.ts';

/** A point on the picture, in pixels, and how far away it is, in metres. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly far: number;
}

export interface Camera {
  readonly eye: Vec3;
  /** the picture's place of a point of the scene */
  see(point: Vec3): Seen;
}

/** What the picture shows: its size in pixels, and the part that the subject may fill. */
export interface Framing {
  readonly width: number;
  readonly height: number;
  /** share of the width and height that the subject may take */
  readonly fill: number;
  /** where the subject's lowest point stands, as a share of the height */
  readonly floor: number;
}

/**
 * Points a camera at a subject so that it fills the frame.
 * @param around degrees to the right (positive) or left of the subject's front
 * @param above degrees over the floor
 */
export function aim(
  subject: readonly Vec3[],
  around: number,
  above: number,
  framing: Framing,
): Camera {
  const low = (i: 0 | 1 | 2) => subject.reduce((least, p) => Math.min(least, p[i]), Infinity);
  const high = (i: 0 | 1 | 2) => subject.reduce((most, p) => Math.max(most, p[i]), -Infinity);
  const middle: Vec3 = [(low(0) + high(0)) / 2, (low(1) + high(1)) / 2, (low(2) + high(2)) / 2];
  const reach = Math.max(high(0) - low(0), high(1) - low(1), high(2) - low(2), 0.2);
  const [a, e] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
  const towards: Vec3 = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
  const eye: Vec3 = [0, 1, 2].map((i) => (middle[i] ?? 0) + (towards[i] ?? 0) * reach * 3.4) as [
    number,
    number,
    number,
  ];
  const right = unit(cross([0, 1, 0], towards));
  const up = cross(towards, right);
  const flat = (point: Vec3): readonly [number, number, number] => {
    const offset = sub(point, eye);
    const far = -dot(offset, towards);
    return [dot(offset, right) / far, dot(offset, up) / far, far];
  };
  const spots = subject.map(flat);
  const edge = (i: 0 | 1, choose: (...n: number[]) => number) =>
    spots.reduce((found, spot) => choose(found, spot[i]), spots[0]?.[i] ?? 0);
  const [x0, x1, y0, y1] = [
    edge(0, Math.min),
    edge(0, Math.max),
    edge(1, Math.min),
    edge(1, Math.max),
  ];
  const zoom = Math.min(
    (framing.width * framing.fill) / (x1 - x0),
    (framing.height * Math.min(framing.fill, framing.floor - 0.07)) / (y1 - y0),
  );
  return {
    eye,
    see(point) {
      const [x, y, far] = flat(point);
      return {
        x: framing.width / 2 + (x - (x0 + x1) / 2) * zoom,
        y: framing.height * framing.floor - (y - y0) * zoom,
        far,
      };
    },
  };
}

/** The outline around points on the picture (Andrew's monotone chain). */
export function hull(points: readonly Vec2[]): Vec2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (row: readonly Vec2[]) => {
    const kept: Vec2[] = [];
    for (const p of row) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)];
        if (!a || !b) break;
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** Where the lamp throws the shadow of a point onto the floor. */
export function shadowOf(point: Vec3, lamp: Vec3): Vec3 {
  const ray = sub(point, lamp);
  const t = lamp[1] / Math.max(0.05, lamp[1] - point[1]);
  const hit = scale(ray, t);
  return [lamp[0] + hit[0], 0, lamp[2] + hit[2]];
}
