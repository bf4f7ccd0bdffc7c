import type { Material } from './material.ts';
import {
  add,
  centre,
  cross,
  dot,
  type Frame,
  frame,
  frameAlong,
  length,
  mix,
  place,
  scale,
  sub,
  unit,
  type Vec2,
  type Vec3,
} from './vector.ts';

/** A flat piece of a surface, seen from the side its normals point to. */
export interface Facet {
  readonly points: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly material: Material;
}

/** Something drawn on a solid's surface: shown when the surface faces the viewer. */
export interface Mark {
  readonly points: readonly Vec3[];
  readonly normal: Vec3;
  readonly colour: string;
  readonly opacity: number;
  /** line width in metres; absent: the shape is filled */
  readonly line?: number;
}

/** A convex (or nearly convex) body: the unit that is sorted from back to front. */
export interface Solid {
  readonly facets: readonly Facet[];
  readonly marks: Mark[];
  /** directions along which it may be told apart from its neighbours */
  readonly axes: readonly Vec3[];
  readonly points: readonly Vec3[];
}

type Ring = readonly Vec3[];
const CREASE = Math.cos((42 * Math.PI) / 180);

function normalOf(points: readonly Vec3[]): Vec3 {
  let sum: Vec3 = [0, 0, 0];
  const middle = centre(points);
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    if (q) sum = add(sum, cross(sub(p, middle), sub(q, middle)));
  });
  return unit(sum);
}

/** Skins a row of rings of equally many points, closed by caps; rings turn left seen from their end. */
export function loft(
  rings: readonly Ring[],
  paint: Material | readonly Material[],
  axes: readonly Vec3[] = [],
): Solid {
  const materialAt = (strip: number): Material => {
    if (!Array.isArray(paint)) return paint as Material;
    return paint[Math.min(strip, paint.length - 1)] as Material;
  };
  const faces: { corners: readonly Vec3[]; normal: Vec3; material: Material }[] = [];
  const touching = new Map<Vec3, Vec3[]>();
  const face = (corners: readonly Vec3[], material: Material) => {
    const normal = normalOf(corners);
    faces.push({ corners, normal, material });
    for (const corner of corners) {
      const known = touching.get(corner);
      if (known) known.push(normal);
      else touching.set(corner, [normal]);
    }
  };
  for (let r = 0; r + 1 < rings.length; r++) {
    const [low, high] = [rings[r] ?? [], rings[r + 1] ?? []];
    low.forEach((a, i) => {
      const [b, c, d] = [low[(i + 1) % low.length], high[(i + 1) % high.length], high[i]];
      if (b && c && d) face([a, b, c, d], materialAt(r));
    });
  }
  face([...(rings[0] ?? [])].reverse(), materialAt(0));
  face(rings.at(-1) ?? [], materialAt(rings.length - 2));
  const facets = faces.map(({ corners, normal, material }) => ({
    points: corners,
    material,
    normals: corners.map((corner) =>
      unit(
        (touching.get(corner) ?? [normal])
          .filter((other) => dot(other, normal) > CREASE)
          .reduce<Vec3>(add, [0, 0, 0]),
      ),
    ),
  }));
  return { facets, marks: [], axes, points: rings.flat() };
}

/** Moves an outline inwards by `by` (outwards when negative). */
function inset(outline: readonly Vec2[], by: number): Vec2[] {
  return outline.map((p, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] ?? p;
    const after = outline[(i + 1) % outline.length] ?? p;
    const [ax, ay] = [p[0] - before[0], p[1] - before[1]];
    const [bx, by2] = [after[0] - p[0], after[1] - p[1]];
    const [la, lb] = [Math.hypot(ax, ay) || 1, Math.hypot(bx, by2) || 1];
    const [nx, ny] = [-ay / la - by2 / lb, ax / la + bx / lb];
    const size = Math.hypot(nx, ny) || 1;
    const cosHalf = Math.max(0.45, size / 2);
    return [p[0] + ((nx / size) * by) / cosHalf, p[1] + ((ny / size) * by) / cosHalf];
  });
}

/** A body with the given outline (in the frame's u and v, turning left), `depth` long along w, edges softened by `bevel`. */
export function prism(
  f: Frame,
  outline: readonly Vec2[],
  depth: number,
  material: Material,
  bevel = 0.006,
): Solid {
  const ring = (by: number, z: number) => inset(outline, by).map(([x, y]) => place(f, x, y, z));
  const half = depth / 2;
  const soft = Math.min(bevel, depth / 2.2);
  // a quarter circle at each rim, in as many steps as its size deserves
  const steps = soft <= 0 ? 0 : soft > 0.02 ? 4 : 2;
  const rim = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / Math.max(1, steps)) * (Math.PI / 2);
    return { by: soft * (1 - Math.cos(angle)), z: half - soft * (1 - Math.sin(angle)) };
  });
  const rings =
    steps === 0
      ? [ring(0, -half), ring(0, half)]
      : [...rim.map(({ by, z }) => ring(by, -z)).reverse(), ...rim.map(({ by, z }) => ring(by, z))];
  return loft(rings, material, [f.u, f.v, f.w]);
}

/** A rectangle around the origin with round corners, as an outline. */
export function rounded(width: number, height: number, radius: number, steps = 4): Vec2[] {
  const r = Math.min(radius, width / 2, height / 2);
  const corners: readonly (readonly [number, number, number])[] = [
    [width / 2 - r, height / 2 - r, 0],
    [-width / 2 + r, height / 2 - r, 90],
    [-width / 2 + r, -height / 2 + r, 180],
    [width / 2 - r, -height / 2 + r, 270],
  ];
  return corners.flatMap(([x, y, from]) =>
    Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const angle = ((from + (90 * i) / steps) * Math.PI) / 180;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  );
}

/** Rounds the corners of an outline given by its corner points (turning left). */
export function softened(corners: readonly Vec2[], radius: number, steps = 5): Vec2[] {
  return corners.flatMap((p, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? p;
    const after = corners[(i + 1) % corners.length] ?? p;
    const reach = (q: Vec2) => {
      const size = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
      const k = Math.min(radius, size * 0.49) / size;
      return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k] as const;
    };
    const [a, b] = [reach(before), reach(after)];
    return Array.from({ length: steps + 1 }, (_, s): Vec2 => {
      const t = s / steps;
      const [k0, k1, k2] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return [a[0] * k0 + p[0] * k1 + b[0] * k2, a[1] * k0 + p[1] * k1 + b[1] * k2];
    });
  });
}

/** A block of size (x, y, z) around the frame's origin with softened edges. */
export function block(f: Frame | Vec3, size: Vec3, material: Material, bevel = 0.008): Solid {
  const at = 'u' in f ? f : frame(f);
  const [w, h, d] = size;
  return prism(at, rounded(w, h, Math.min(bevel, w / 2, h / 2), 2), d, material, bevel * 0.8);
}

const circle = (f: Frame, radius: number, z: number, sides: number): Vec3[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = (i / sides) * 2 * Math.PI;
    return place(f, radius * Math.cos(angle), radius * Math.sin(angle), z);
  });

/** A turned body: `profile` gives [radius, place along the axis], from start to end. */
export function turned(
  at: Vec3,
  axis: Vec3,
  profile: readonly Vec2[],
  paint: Material | readonly Material[],
  sides = 40,
): Solid {
  const f = frameAlong(at, axis);
  return loft(
    profile.map(([radius, z]) => circle(f, Math.max(radius, 1e-4), z, sides)),
    paint,
    [f.w],
  );
}

/** A disc or cylinder centred on `at`, `thick` along `axis`, with a softened rim. */
export function disc(
  at: Vec3,
  axis: Vec3,
  radius: number,
  thick: number,
  material: Material,
  bevel = 0.008,
  sides = 44,
): Solid {
  const b = Math.min(bevel, thick / 2.1, radius / 2);
  const h = thick / 2;
  const profile: Vec2[] = [
    [radius - b, -h],
    [radius - b * 0.3, -h + b * 0.3],
    [radius, -h + b],
    [radius, h - b],
    [radius - b * 0.3, h - b * 0.3],
    [radius - b, h],
  ];
  return turned(at, axis, profile, material, sides);
}

/** A ball. */
export function ball(at: Vec3, radius: number, material: Material, squash = 1): Solid {
  const profile = Array.from({ length: 15 }, (_, i): Vec2 => {
    const angle = (i / 14 - 0.5) * Math.PI;
    return [radius * Math.cos(angle), radius * squash * Math.sin(angle)];
  });
  return turned(at, [0, 1, 0], profile, material, 36);
}

/** Rounds the inner corners of a path with arcs of about `bend` metres. */
export function bent(path: readonly Vec3[], bend: number, steps = 6): Vec3[] {
  return path.flatMap((p, i) => {
    const [before, after] = [path[i - 1], path[i + 1]];
    if (!before || !after) return [p];
    const reach = (q: Vec3) =>
      mix(p, q, Math.min(bend, length(sub(q, p)) * 0.48) / length(sub(q, p)));
    const [a, b] = [reach(before), reach(after)];
    return Array.from({ length: steps + 1 }, (_, s) => {
      const t = s / steps;
      return mix(mix(a, p, t), mix(p, b, t), t);
    });
  });
}

/** A round tube along a path, one solid for each straight piece, so that it can pass before and behind others. */
export function tube(
  path: readonly Vec3[],
  radius: number,
  material: Material,
  bend = 0.06,
  sides = 14,
): Solid[] {
  const way = path.length > 2 ? bent(path, bend) : [...path];
  let side: Vec3 | undefined;
  const rings = way.map((p, i): { ring: Vec3[]; along: Vec3 } => {
    const along = unit(sub(way[i + 1] ?? p, way[i - 1] ?? p));
    const start = side ?? frameAlong(p, along).u;
    const u = unit(sub(start, scale(along, dot(start, along))));
    side = u;
    return { ring: circle({ at: p, u, v: cross(along, u), w: along }, radius, 0, sides), along };
  });
  return rings.slice(1).map((end, i) => {
    const start = rings[i] ?? end;
    return loft([start.ring, end.ring], material, [end.along, start.along]);
  });
}

/** A rectangular tube from a to b; `wide` lies across (level), `high` stands on it. */
export function beam(
  a: Vec3,
  b: Vec3,
  wide: number,
  high: number,
  material: Material,
  bevel = 0.008,
): Solid {
  const along = sub(b, a);
  const f = frameAlong(mix(a, b, 0.5), along);
  return prism(f, rounded(wide, high, bevel, 2), length(along), material, bevel * 0.8);
}

/** The same bodies elsewhere, and larger by a factor. */
export function moved(solids: readonly Solid[], by: Vec3, factor = 1): Solid[] {
  const shifted = new Map<Vec3, Vec3>();
  // Rings are shared among facets: each point moves once, so that they stay shared.
  const shift = (point: Vec3): Vec3 => {
    const known = shifted.get(point) ?? add(scale(point, factor), by);
    shifted.set(point, known);
    return known;
  };
  return solids.map((solid) => ({
    ...solid,
    points: solid.points.map(shift),
    facets: solid.facets.map((facet) => ({ ...facet, points: facet.points.map(shift) })),
    marks: solid.marks.map((mark) => ({
      ...mark,
      points: mark.points.map(shift),
      ...(mark.line !== undefined && { line: mark.line * factor }),
    })),
  }));
}
