import { aim } from './camera.ts';
import { rgb } from './colour.ts';
import type { Light } from './material.ts';
import { backToFront } from './order.ts';
import { Canvas, drawSolid, scuff } from './paint.ts';
import { random } from './random.ts';
import type { Solid } from './solid.ts';
import { drawShadows, drawStage, type Stage, stageColours } from './stage.ts';
import type { Vec3 } from './vector.ts';

/** How a subject is photographed. */
export interface Shot {
  readonly seed: string | number;
  readonly stage: Stage;
  /** degrees around the subject (positive: from its right) and above the floor */
  readonly around: number;
  readonly above: number;
  /** 0 (as new) to 1 (well used) */
  readonly wear: number;
  /** false leaves wall and floor out: bodies and shadows on nothing, for a page's own background */
  readonly room?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly fill?: number;
  readonly floor?: number;
}

/** Photographs bodies standing on the floor (y = 0): gives a complete SVG document. */
export function picture(solids: readonly Solid[], shot: Shot): string {
  const { width = 1200, height = 900 } = shot;
  const chance = random(`${shot.seed}/picture`);
  const points = solids.flatMap((solid) => solid.points);
  const camera = aim(points, shot.around, shot.above, {
    width,
    height,
    fill: shot.fill ?? 0.76,
    floor: shot.floor ?? 0.87,
  });
  const reach = points.reduce((most, p) => Math.max(most, Math.hypot(...p)), 0.1);
  const colours = stageColours(shot.stage);
  const side = shot.around >= 0 ? -1 : 1;
  const lamp: Vec3 = [side * reach * 1.1, reach * 3.1, reach * 1.9];
  const light: Light = {
    lamp,
    eye: camera.eye,
    sky: rgb(colours.wallHigh),
    ground: rgb(colours.floorFar).map((c) => c * 0.6) as [number, number, number],
    reach: reach * 3.4,
  };
  scuff(solids, shot.wear, chance);
  const canvas = new Canvas();
  if (shot.room !== false) drawStage(canvas, shot.stage, camera, { width, height, reach }, chance);
  drawShadows(canvas, solids, camera, lamp, shot.room === false ? '#06140e' : colours.ink);
  canvas.add('<g stroke-width=".8" stroke-linejoin="round">');
  for (const solid of backToFront(solids, camera)) drawSolid(canvas, solid, camera, light);
  canvas.add('</g>');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${canvas}</svg>`;
}
