import { blend, type Rgb, rgb } from './colour.ts';
import { dot, sub, unit, type Vec3 } from './vector.ts';

/** How a surface answers light. */
export interface Material {
  readonly colour: Rgb;
  /** 0 to 1: strength of the highlight */
  readonly gloss: number;
  /** how small the highlight is */
  readonly sharpness: number;
  /** 0 to 1: how much of the room is mirrored */
  readonly mirror: number;
  /** scratches may show on it */
  readonly scuffs: boolean;
}

const material = (gloss: number, sharpness: number, mirror: number, scuffs: boolean) => {
  return (colour: string): Material => ({ colour: rgb(colour), gloss, sharpness, mirror, scuffs });
};
export const powder = material(0.16, 12, 0.04, true);
export const plastic = material(0.3, 40, 0.05, true);
export const rubber = material(0.1, 6, 0, true);
export const vinyl = material(0.26, 14, 0.02, false);
export const foam = material(0.05, 4, 0, false);
export const wood = material(0.14, 10, 0.02, true);
export const iron = material(0.3, 9, 0.1, true);
export const steel = material(0.4, 30, 0.55, false);
export const chrome = (): Material => ({ ...steel('#d9dde1'), mirror: 0.86 });
export const cloth = foam;

/** What lights the scene: the studio's lamp, and the colours that walls and floor throw back. */
export interface Light {
  readonly lamp: Vec3;
  readonly eye: Vec3;
  readonly sky: Rgb;
  readonly ground: Rgb;
  readonly reach: number;
}

const room: readonly (readonly [number, number])[] = [
  [-1, 0.42],
  [-0.35, 0.3],
  [-0.06, 0.1],
  [0.03, 0.16],
  [0.12, 0.96],
  [0.4, 0.82],
  [0.55, 1.15],
  [0.75, 0.6],
  [1, 0.74],
];

function mirrored(height: number): number {
  for (let i = 1; i < room.length; i++) {
    const [low, high] = [room[i - 1], room[i]];
    if (low && high && height <= high[0]) {
      return low[1] + ((high[1] - low[1]) * (height - low[0])) / (high[0] - low[0]);
    }
  }
  return 0.7;
}

/** The colour of a point of a surface with the given normal, as the eye sees it. */
export function shade(m: Material, at: Vec3, normal: Vec3, light: Light): Rgb {
  const toLamp = sub(light.lamp, at);
  const falloff = Math.min(1.5, (light.reach / Math.hypot(...toLamp)) ** 1.4);
  const l = unit(toLamp);
  const view = unit(sub(light.eye, at));
  const diffuse = Math.max(0, dot(normal, l) * 0.86 + 0.14) * falloff;
  const up = normal[1] * 0.5 + 0.5;
  const nearFloor = Math.min(1, 0.62 + at[1] * 1.5);
  const ambient = blend(light.ground, light.sky, up);
  const fill = 0.2 * Math.max(0, dot(normal, unit([0.9, 0.15, 0.5])));
  const half = unit([l[0] + view[0], l[1] + view[1], l[2] + view[2]]);
  const shine = m.gloss * Math.max(0, dot(normal, half)) ** m.sharpness * falloff;
  const bounce = 2 * dot(normal, view);
  const reflection = mirrored(normal[1] * bounce - view[1]);
  const rim = 0.1 * (1 - Math.max(0, dot(normal, view))) ** 3;
  const channel = (i: 0 | 1 | 2) => {
    const lit = m.colour[i] * (ambient[i] * 0.52 + diffuse * 0.92 + fill) * nearFloor;
    const glass = reflection * (0.55 + 0.45 * m.colour[i]) * (m.mirror > 0.5 ? nearFloor : 1);
    return lit * (1 - m.mirror) + glass * m.mirror + shine + rim * light.sky[i] * up;
  };
  return [channel(0), channel(1), channel(2)];
}
