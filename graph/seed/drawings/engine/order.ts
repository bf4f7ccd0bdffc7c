import type { Camera } from './camera.ts';
import type { Solid } from './solid.ts';
import { dot, type Vec3 } from './vector.ts';

const WORLD: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

interface Placed {
  readonly solid: Solid;
  readonly far: number;
  readonly box: readonly [number, number, number, number];
}

/** Which of two bodies hides the other: positive when `a` is in front. */
function before(a: Placed, b: Placed, eye: Vec3): number {
  let best = -Infinity;
  let answer = 0;
  for (const axis of [...WORLD, ...a.solid.axes, ...b.solid.axes]) {
    const [a0, a1] = span(a.solid, axis);
    const [b0, b1] = span(b.solid, axis);
    const at = dot(eye, axis);
    const gap = Math.max(b0 - a1, a0 - b1);
    if (gap <= best) continue;
    const aIsLow = b0 - a1 > a0 - b1;
    const [edgeLow, edgeHigh] = aIsLow ? [a1, b0] : [b1, a0];
    const middle = (edgeLow + edgeHigh) / 2;
    const lowInFront = at < middle;
    best = gap;
    answer = lowInFront === aIsLow ? 1 : -1;
  }
  return best > -0.004 ? answer : best > -0.05 ? answer * 0.5 : b.far - a.far;
}

function span(solid: Solid, axis: Vec3): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const point of solid.points) {
    const at = dot(point, axis);
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return [low, high];
}

/**
 * Sorts bodies from back to front. Two bodies that overlap on the picture are told apart by the plane
 * that separates them best; a circle of bodies that hide each other is broken at the farthest one.
 */
export function backToFront(solids: readonly Solid[], camera: Camera): Solid[] {
  const placed = solids.map((solid): Placed => {
    const seen = solid.points.map((p) => camera.see(p));
    const far = seen.reduce((sum, s) => sum + s.far, 0) / seen.length;
    const xs = seen.map((s) => s.x);
    const ys = seen.map((s) => s.y);
    return {
      solid,
      far,
      box: [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)],
    };
  });
  const waitsFor = placed.map(() => new Set<number>());
  for (let i = 0; i < placed.length; i++) {
    for (let j = i + 1; j < placed.length; j++) {
      const [a, b] = [placed[i], placed[j]];
      if (!a || !b) continue;
      const apart =
        a.box[1] < b.box[0] || b.box[1] < a.box[0] || a.box[3] < b.box[2] || b.box[3] < a.box[2];
      if (apart) continue;
      if (before(a, b, camera.eye) > 0) waitsFor[i]?.add(j);
      else waitsFor[j]?.add(i);
    }
  }
  const left = new Set(placed.keys());
  const order: Solid[] = [];
  while (left.size > 0) {
    let next = -1;
    let farthest = -Infinity;
    for (const free of [true, false]) {
      if (next >= 0) break;
      for (const i of left) {
        const here = placed[i];
        if (!here || (free && (waitsFor[i]?.size ?? 0) > 0) || here.far <= farthest) continue;
        [next, farthest] = [i, here.far];
      }
    }
    left.delete(next);
    for (const waiting of waitsFor) waiting.delete(next);
    const chosen = placed[next];
    if (chosen) order.push(chosen.solid);
  }
  return order;
}
