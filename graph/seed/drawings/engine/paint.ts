import type { Camera, Seen } from './camera.ts';
import { hex, mixHex, type Rgb } from './colour.ts';
import { type Light, shade } from './material.ts';
import type { Random } from './random.ts';
import type { Facet, Mark, Solid } from './solid.ts';
import { centre, cross, dot, mix, sub, type Vec3 } from './vector.ts';

const n = (value: number) => String(Math.round(value * 10) / 10);
const path = (spots: readonly Seen[], close = true) =>
  `M${spots.map((s) => `${n(s.x)} ${n(s.y)}`).join('L')}${close ? 'Z' : ''}`;

/** Collects the picture's elements; gradients are numbered as they come. */
export class Canvas {
  readonly #out: string[] = [];
  #gradients = 0;

  add(element: string): void {
    this.#out.push(element);
  }

  /** A shape whose colour runs straight from one end to the other. */
  ramp(d: string, from: Seen, to: Seen, first: string, last: string): void {
    const reach = Math.hypot(to.x - from.x, to.y - from.y);
    if (near(first, last, reach < 8 ? 14 : reach < 20 ? 6 : 3)) {
      const flat = mixHex(first, last, 0.5);
      this.add(`<path d="${d}" fill="${flat}" stroke="${flat}"/>`);
      return;
    }
    const id = `g${this.#gradients++}`;
    this.add(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}"><stop stop-color="${first}"/><stop offset="1" stop-color="${last}"/></linearGradient><path d="${d}" fill="url(#${id})" stroke="url(#${id})"/>`,
    );
  }

  toString(): string {
    return this.#out.join('');
  }
}

/** Two colours that an eye takes for one: channels less than `apart` away from each other. */
const near = (a: string, b: string, apart: number) => {
  const [x, y] = [Number.parseInt(a.slice(1), 16), Number.parseInt(b.slice(1), 16)];
  return [16, 8, 0].every((bit) => Math.abs(((x >> bit) & 255) - ((y >> bit) & 255)) < apart);
};
const brightness = (c: Rgb) => c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11;

/** Finds the straight run of colour that fits the corners' colours best (least squares), and draws it. */
function fill(canvas: Canvas, spots: readonly Seen[], colours: readonly Rgb[]): void {
  const count = spots.length;
  const mean = (of: (i: number) => number) => spots.reduce((sum, _, i) => sum + of(i), 0) / count;
  const at = (i: number) => spots[i] as Seen;
  const bright = (i: number) => brightness(colours[i] as Rgb);
  const [mx, my, mb] = [mean((i) => at(i).x), mean((i) => at(i).y), mean(bright)];
  let [xx, xy, yy, xb, yb] = [1e-6, 0, 1e-6, 0, 0];
  spots.forEach((s, i) => {
    const [dx, dy, db] = [s.x - mx, s.y - my, bright(i) - mb];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
    xb += dx * db;
    yb += dy * db;
  });
  const det = xx * yy - xy * xy;
  let [gx, gy] =
    det > 1e-3 * xx * yy ? [(xb * yy - yb * xy) / det, (yb * xx - xb * xy) / det] : [0, 0];
  const steep = Math.hypot(gx, gy);
  if (steep < 1e-9) [gx, gy] = [0, 1];
  else [gx, gy] = [gx / steep, gy / steep];
  const along = spots.map((s) => (s.x - mx) * gx + (s.y - my) * gy);
  const [t0, t1] = [Math.min(...along), Math.max(...along)];
  const spread = along.reduce((sum, t) => sum + t * t, 1e-6);
  const end = (t: number): string => {
    const channel = (c: 0 | 1 | 2) => {
      const middle = mean((i) => (colours[i] as Rgb)[c]);
      const slope =
        along.reduce((sum, a, i) => sum + a * ((colours[i] as Rgb)[c] - middle), 0) / spread;
      return middle + slope * t;
    };
    return hex([channel(0), channel(1), channel(2)]);
  };
  const spot = (t: number): Seen => ({ x: mx + gx * t, y: my + gy * t, far: 0 });
  canvas.ramp(path(spots), spot(t0), spot(t1), end(t0), end(t1));
}

function drawMark(canvas: Canvas, mark: Mark, camera: Camera): void {
  const spots = mark.points.map((p) => camera.see(p));
  const middle = centre(mark.points);
  if (dot(sub(camera.eye, middle), mark.normal) <= 0) return;
  const opacity =
    mark.opacity < 1
      ? ` opacity="${n(mark.opacity * 10) === '0' ? '0.05' : mark.opacity.toFixed(2)}"`
      : '';
  if (mark.line === undefined) {
    canvas.add(`<path d="${path(spots)}" fill="${mark.colour}" stroke="none"${opacity}/>`);
    return;
  }
  const nearby = camera.see([middle[0], middle[1] + 0.1, middle[2]]);
  const here = camera.see(middle);
  // Lines on top of things are seen at a slant.
  const slant = Math.abs(mark.normal[1]) > 0.9 ? 0.5 : 1;
  const tall = Math.hypot(nearby.x - here.x, nearby.y - here.y) / 0.1;
  const pixels = Math.max(0.6, mark.line * tall * slant);
  canvas.add(
    `<path d="${path(spots, false)}" fill="none" stroke="${mark.colour}" stroke-width="${n(pixels)}" stroke-linecap="round" stroke-linejoin="round"${opacity}/>`,
  );
}

/** Draws one body: its visible facets from back to front, then its marks. */
export function drawSolid(canvas: Canvas, solid: Solid, camera: Camera, light: Light): void {
  const visible = solid.facets
    .filter((f) => dot(flatNormal(f), sub(camera.eye, centre(f.points))) > 0)
    .map((f) => ({ f, spots: f.points.map((p) => camera.see(p)) }))
    .map((v) => ({ ...v, far: v.spots.reduce((sum, s) => sum + s.far, 0) / v.spots.length }))
    .sort((a, b) => b.far - a.far);
  for (const { f, spots } of visible) {
    const colours = f.points.map((p, i) => shade(f.material, p, f.normals[i] ?? [0, 1, 0], light));
    fill(canvas, spots, colours);
  }
  for (const mark of solid.marks) drawMark(canvas, mark, camera);
}

function flatNormal(f: Facet): Vec3 {
  const [a, b, c] = f.points;
  const d = f.points.at(-1);
  if (!a || !b || !c || !d) return [0, 1, 0];
  const across = cross(sub(b, d), sub(c, a));
  const flat = f.points.length === 4 ? ([across[0], across[1], across[2]] as const) : undefined;
  const guess = flat ?? (f.normals[0] as Vec3);
  return dot(guess, f.normals[0] ?? guess) < 0 ? [-guess[0], -guess[1], -guess[2]] : guess;
}

/** Adds the small scratches of years in use to the larger surfaces of the bodies. */
export function scuff(solids: readonly Solid[], wear: number, chance: Random): void {
  for (const solid of solids) {
    for (const f of solid.facets) {
      const [a, b, c, d] = f.points;
      if (!a || !b || !c || !d || f.points.length > 12 || !f.material.scuffs) continue;
      const area = Math.hypot(...cross(sub(b, a), sub(d, a)));
      if (area < 0.006 || !chance.chance(Math.min(0.85, wear * (0.3 + area * 4)))) continue;
      const light = brightness(f.material.colour) < 0.25;
      for (let i = 0; i < 1 + wear * 3; i++) {
        const inside = (u: number, v: number) => mix(mix(a, b, u), mix(d, c, u), v);
        const [u, v, bend] = [
          chance.between(0.1, 0.9),
          chance.between(0.1, 0.9),
          chance.between(-0.05, 0.05),
        ];
        solid.marks.push({
          points: [
            inside(u, v),
            inside(
              Math.min(0.97, Math.max(0.03, u + bend)),
              Math.min(0.97, v + 0.12 * chance.next()),
            ),
          ],
          normal: f.normals[0] ?? [0, 1, 0],
          colour: light ? '#e8e4da' : '#1d1a17',
          opacity: chance.between(0.1, 0.32) * (0.6 + wear * 0.6),
          line: chance.between(0.0015, 0.004),
        });
      }
    }
  }
}
