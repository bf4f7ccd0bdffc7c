/** A point or direction in metres: x along the machine, y up, z towards the viewer. */
export type Vec3 = readonly [number, number, number];
export type Vec2 = readonly [number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
export const mix = (a: Vec3, b: Vec3, t: number): Vec3 => add(scale(a, 1 - t), scale(b, t));

/** The same direction with length 1; the zero vector becomes "up", so that nothing divides by zero. */
export function unit(a: Vec3): Vec3 {
  const size = length(a);
  return size < 1e-9 ? [0, 1, 0] : scale(a, 1 / size);
}

/** The middle of a list of points. */
export function centre(points: readonly Vec3[]): Vec3 {
  const sum = points.reduce<Vec3>(add, [0, 0, 0]);
  return scale(sum, 1 / Math.max(1, points.length));
}

/** A place with three axes at right angles, in which solids are built. */
export interface Frame {
  readonly at: Vec3;
  readonly u: Vec3;
  readonly v: Vec3;
  readonly w: Vec3;
}

/** A frame at `at`, turned in degrees about y, then leaned about its own z, then rolled about its own x. */
export function frame(at: Vec3, turn = 0, lean = 0, roll = 0): Frame {
  const [a, b, c] = [turn, lean, roll].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const about = (p: Vec3): Vec3 => {
    const rolled: Vec3 = [
      p[0],
      p[1] * Math.cos(c) - p[2] * Math.sin(c),
      p[1] * Math.sin(c) + p[2] * Math.cos(c),
    ];
    const leaned: Vec3 = [
      rolled[0] * Math.cos(b) - rolled[1] * Math.sin(b),
      rolled[0] * Math.sin(b) + rolled[1] * Math.cos(b),
      rolled[2],
    ];
    return [
      leaned[0] * Math.cos(a) + leaned[2] * Math.sin(a),
      leaned[1],
      -leaned[0] * Math.sin(a) + leaned[2] * Math.cos(a),
    ];
  };
  return { at, u: about([1, 0, 0]), v: about([0, 1, 0]), w: about([0, 0, 1]) };
}

/** A frame whose w axis points along `axis`; u stays as level as it can. */
export function frameAlong(at: Vec3, axis: Vec3): Frame {
  const w = unit(axis);
  const u = Math.abs(w[1]) > 0.999 ? ([1, 0, 0] as Vec3) : unit(cross([0, 1, 0], w));
  return { at, u, v: cross(w, u), w };
}

/** The point (x, y, z) of a frame, in the scene's own coordinates. */
export const place = (f: Frame, x: number, y: number, z: number): Vec3 => [
  f.at[0] + f.u[0] * x + f.v[0] * y + f.w[0] * z,
  f.at[1] + f.u[1] * x + f.v[1] * y + f.w[1] * z,
  f.at[2] + f.u[2] * x + f.v[2] * y + f.w[2] * z,
];
