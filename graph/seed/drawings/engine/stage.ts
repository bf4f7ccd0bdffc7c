import type { Camera } from './camera.ts';
import { hull, shadowOf } from './camera.ts';
import { hsl, mixHex } from './colour.ts';
import type { Canvas } from './paint.ts';
import type { Random } from './random.ts';
import type { Solid } from './solid.ts';
import type { Vec2, Vec3 } from './vector.ts';

/** The room around a subject. */
export interface Stage {
  /** degrees on the colour circle: one for each category */
  readonly hue: number;
  /** 0 to 1: how much of that hue the walls take */
  readonly tint: number;
  readonly floor: 'sweep' | 'boards' | 'tiles' | 'concrete';
  readonly wall: 'plain' | 'window' | 'arch' | 'panel';
}

export const stageColours = (stage: Stage) => ({
  wallHigh: hsl(stage.hue, 0.3 * stage.tint, 0.9),
  wallLow: hsl(stage.hue, 0.34 * stage.tint, 0.82),
  floorFar: hsl(stage.hue, 0.26 * stage.tint, stage.floor === 'boards' ? 0.74 : 0.8),
  floorNear: hsl(stage.hue, 0.22 * stage.tint, stage.floor === 'boards' ? 0.8 : 0.88),
  ink: hsl(stage.hue, 0.35, 0.16),
});

const points = (spots: readonly (readonly [number, number])[]) =>
  `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Draws wall and floor behind the subject; the far edge of the floor lies `depth` metres behind it. */
export function drawStage(
  canvas: Canvas,
  stage: Stage,
  camera: Camera,
  size: { width: number; height: number; reach: number },
  chance: Random,
): void {
  const { width, height } = size;
  const c = stageColours(stage);
  const horizon = height * chance.between(0.58, 0.64);
  const crisp = stage.floor !== 'sweep';
  const ramp = (id: string, stops: string, vector = 'x1="0" y1="0" x2="0" y2="1"') =>
    `<linearGradient id="${id}" ${vector}>${stops}</linearGradient>`;
  canvas.add(
    `<defs>${ramp('wall', `<stop stop-color="${c.wallHigh}"/><stop offset="1" stop-color="${c.wallLow}"/>`)}${ramp(
      'floor',
      `<stop stop-color="${c.floorFar}"/><stop offset=".75" stop-color="${c.floorNear}"/><stop offset="1" stop-color="${mixHex(c.floorNear, c.wallLow, 0.35)}"/>`,
    )}${ramp('meet', `<stop stop-color="${c.wallLow}"/><stop offset=".5" stop-color="${mixHex(c.wallLow, c.floorFar, 0.5)}"/><stop offset="1" stop-color="${c.floorFar}"/>`)}<radialGradient id="glow"><stop stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><radialGradient id="edge" cx=".5" cy=".46" r=".78"><stop offset=".6" stop-color="${c.ink}" stop-opacity="0"/><stop offset="1" stop-color="${c.ink}" stop-opacity=".13"/></radialGradient></defs>`,
  );
  canvas.add(`<rect width="${width}" height="${height}" fill="url(#wall)"/>`);
  if (stage.wall === 'arch') {
    const r = height * 0.4;
    const x = width * chance.between(0.44, 0.56);
    canvas.add(
      `<path d="M${x - r} ${horizon}V${height * 0.46}A${r} ${r} 0 0 1 ${x + r} ${height * 0.46}V${horizon}Z" fill="${mixHex(c.wallLow, hsl(stage.hue, 0.42 * stage.tint, 0.62), 0.42)}"/>`,
    );
  }
  if (stage.wall === 'panel') {
    const y = height * 0.34;
    canvas.add(
      `<rect y="${y}" width="${width}" height="${horizon - y}" fill="${mixHex(c.wallLow, hsl(stage.hue, 0.4 * stage.tint, 0.55), 0.3)}"/><rect y="${y - 3}" width="${width}" height="3" fill="#fff" opacity=".5"/>`,
    );
  }
  if (stage.wall === 'window') {
    const x = width * chance.between(0.06, 0.5);
    const pane = (i: number, j: number) => {
      const [w, h] = [width * 0.15, height * 0.2];
      const [px, py] = [x + i * (w + 12), height * 0.05 + j * (h + 12) + i * 26];
      return points([
        [px, py],
        [px + w, py + 24],
        [px + w - 34, py + h + 24],
        [px - 34, py + h],
      ]);
    };
    canvas.add(
      `<path d="${[pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join('')}" fill="#fffdf4" opacity=".5"/>`,
    );
  }
  canvas.add(
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/>`,
  );
  if (!crisp) {
    canvas.add(`<rect y="${horizon - 60}" width="${width}" height="120" fill="url(#meet)"/>`);
  }
  if (stage.floor === 'boards' || stage.floor === 'tiles')
    drawLines(canvas, stage, camera, size, horizon);
  if (stage.floor === 'concrete') drawSpeckles(canvas, c.ink, width, horizon, height, chance);
  if (crisp) {
    canvas.add(
      `<rect y="${horizon - 15}" width="${width}" height="14" fill="#fff" opacity=".55"/><rect y="${horizon - 1}" width="${width}" height="3" fill="${c.ink}" opacity=".16"/>`,
    );
  }
  const foot = camera.see([0, 0, 0]);
  canvas.add(
    `<ellipse cx="${foot.x}" cy="${Math.max(horizon + 40, foot.y)}" rx="${width * 0.52}" ry="${height * 0.26}" fill="url(#glow)"/><rect width="${width}" height="${height}" fill="url(#edge)"/>`,
  );
}

function drawLines(
  canvas: Canvas,
  stage: Stage,
  camera: Camera,
  size: { width: number; height: number; reach: number },
  horizon: number,
): void {
  const { width, height, reach } = size;
  const step = reach * (stage.floor === 'boards' ? 0.09 : 0.32);
  const ink = stageColours(stage).ink;
  const out: string[] = [];
  const line = (a: Vec3, b: Vec3) => {
    const [p, q] = [camera.see(a), camera.see(b)];
    if (p.far < 0.2 || q.far < 0.2) return;
    out.push(`M${p.x.toFixed(1)} ${p.y.toFixed(1)}L${q.x.toFixed(1)} ${q.y.toFixed(1)}`);
  };
  const many = Math.ceil((reach * 2.2) / step);
  for (let i = -many; i <= many; i++) {
    line([-reach * 3, 0, i * step], [reach * 3, 0, i * step]);
    if (stage.floor === 'tiles') line([i * step, 0, -reach * 3], [i * step, 0, reach * 3]);
  }
  canvas.add(
    `<clipPath id="ground"><rect y="${horizon}" width="${width}" height="${height - horizon}"/></clipPath><path clip-path="url(#ground)" d="${out.join('')}" fill="none" stroke="${ink}" stroke-width="1.6" opacity=".1"/>`,
  );
}

function drawSpeckles(
  canvas: Canvas,
  ink: string,
  width: number,
  horizon: number,
  height: number,
  chance: Random,
): void {
  const dots = (opacity: number, colour: string) => {
    const d = Array.from({ length: 220 }, () => {
      const depth = chance.next() ** 0.7;
      const y = horizon + (height - horizon) * depth;
      return `M${chance.between(0, width).toFixed(0)} ${y.toFixed(0)}h${(1 + depth * 3).toFixed(1)}`;
    }).join('');
    return `<path d="${d}" stroke="${colour}" stroke-width="2" stroke-linecap="round" opacity="${opacity}"/>`;
  };
  canvas.add(dots(0.14, ink) + dots(0.5, '#ffffff'));
}

/** Soft shadows on the floor: a wide one from the lamp, a tight one where bodies touch the ground. */
export function drawShadows(
  canvas: Canvas,
  solids: readonly Solid[],
  camera: Camera,
  lamp: Vec3,
  ink: string,
): void {
  const outline = (spots: readonly Vec3[]) => {
    const seen = spots.map((p): Vec2 => {
      const s = camera.see(p);
      return [s.x, s.y];
    });
    return points(hull(seen));
  };
  const cast: string[] = [];
  const touch: string[] = [];
  for (const { points: body } of solids) {
    const lowest = body.reduce((least, p) => Math.min(least, p[1]), Infinity);
    cast.push(outline(body.map((p) => shadowOf(p, lamp))));
    if (lowest < 0.07)
      touch.push(outline(body.filter((p) => p[1] < lowest + 0.16).map((p) => [p[0], 0, p[2]])));
  }
  canvas.add(
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter><filter id="tight" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter><g filter="url(#soft)" opacity=".3"><path d="${cast.join('')}" fill="${ink}"/></g><g filter="url(#tight)" opacity=".5"><path d="${touch.join('')}" fill="${ink}"/></g>`,
  );
}
