import { marked, spot, stroke } from './engine/marks.ts';
import { chrome, plastic, powder, rubber } from './engine/material.ts';
import { beam, block, disc, prism, type Solid, softened, tube } from './engine/solid.ts';
import { frame, type Vec2, type Vec3 } from './engine/vector.ts';
import { type Drawing, display, footBar, grip, type Look, wheel } from './look.ts';

/** The drum with its accent arcs, facing both sides. */
function drum(at: Vec3, r: number, look: Look): Solid[] {
  const outline = softened(
    [
      [-r * 1.15, -r * 0.95],
      [r * 1.1, -r * 0.95],
      [r * 1.05, r * 0.3],
      [r * 0.4, r],
      [-r * 0.5, r],
      [-r * 1.1, r * 0.3],
    ],
    r * 0.5,
  );
  const arc = Array.from(
    { length: 19 },
    (_, i): Vec2 => [r * 0.66 * Math.cos(i * 0.2 - 0.4), r * 0.66 * Math.sin(i * 0.2 - 0.4)],
  );
  const back = { at, u: [-1, 0, 0] as Vec3, v: [0, 1, 0] as Vec3, w: [0, 0, -1] as Vec3 };
  const marks = [frame(at), back].flatMap((f) => [
    stroke(f, 0.111, arc, 0.022, look.accent),
    spot(f, 0.111, 0, 0, r * 0.42, look.frame, 0.7),
    spot(f, 0.112, 0, 0, r * 0.12, '#15161a'),
  ]);
  return [marked(prism(frame(at), outline, 0.22, plastic(look.dark), 0.04), ...marks)];
}

/** An elliptical trainer, its display at +x; builds: rear drum, front drum, compact. */
export const elliptical: Drawing = (look) => {
  const build = look.build % 3;
  const s = look.size * (build === 2 ? 0.82 : 1);
  const paint = powder(look.frame);
  const rear = build !== 1;
  const drumX = rear ? -0.62 * s : 0.56 * s;
  const mastX = (build === 1 ? 0.34 : 0.5) * s;
  const stride = look.chance.between(0.1, 0.17);
  const pedals = [-1, 1].flatMap((side): Solid[] => {
    const z = side * 0.2;
    const shift = side * stride;
    const pedal: Vec3 = [0.02 * s + shift * 1.2, 0.36 + side * 0.07, z];
    const far: Vec3 = [drumX + shift * 0.9, 0.34 - side * 0.13, z];
    const near: Vec3 = [mastX - 0.02 + shift * 0.9, 0.3 + Math.abs(shift) * 0.2, z];
    const pivot: Vec3 = [mastX, 1.02, z];
    const top: Vec3 = [mastX - shift * 0.9 - 0.06, 1.62, z + side * 0.06];
    return [
      ...tube(
        [rear ? far : [-0.72 * s, 0.12, z], [pedal[0], pedal[1] - 0.05, z], rear ? near : far],
        0.028,
        paint,
        0.12,
        16,
      ),
      block({ ...frame(pedal, 0, 4) }, [0.42, 0.04, 0.16], rubber(look.dark), 0.02),
      block(
        [pedal[0] + 0.19, pedal[1] + 0.035, z],
        [0.04, 0.06, 0.16],
        plastic(look.accent),
        0.016,
      ),
      beam([near[0], near[1], z], pivot, 0.036, 0.05, paint, 0.012),
      disc([near[0], near[1], z], [0, 0, 1], 0.035, 0.075, plastic(look.dark), 0.008, 22),
      disc([pivot[0], pivot[1], z], [0, 0, 1], 0.045, 0.08, plastic(look.accent), 0.01, 26),
      ...tube(
        [
          pivot,
          [mastX - shift * 0.5 + 0.03, 1.3, z + side * 0.02],
          top,
          [top[0] - 0.05, 1.7, top[2]],
        ],
        0.02,
        build === 1 ? chrome() : paint,
        0.16,
        16,
      ),
      ...grip(
        [
          [mastX - shift * 0.6 + 0.005, 1.38, z + side * 0.03],
          [top[0], top[1], top[2]],
        ],
        0.026,
      ),
      ...(rear
        ? [
            beam(
              [drumX, 0.34, side * 0.15],
              [far[0], far[1], side * 0.15],
              0.03,
              0.05,
              chrome(),
              0.008,
            ),
          ]
        : wheel([-0.72 * s, 0.11, z], 0.045, 0.05)),
    ];
  });
  return [
    ...footBar(0.62 * s, 0.62, look.frame),
    ...footBar(-0.8 * s, 0.56, look.frame),
    beam([-0.8 * s, 0.08, 0], [0.62 * s, 0.08, 0], 0.1, 0.07, paint, 0.02),
    ...(rear
      ? []
      : [-1, 1].map((z) =>
          beam([-0.82 * s, 0.06, z * 0.2], [-0.1, 0.06, z * 0.2], 0.05, 0.03, chrome(), 0.006),
        )),
    ...drum([drumX, 0.36, 0], build === 2 ? 0.25 : 0.3, look),
    ...tube(
      [
        [mastX + 0.06, 0.1, 0],
        [mastX + 0.02, 0.6, 0],
        [mastX, 1.3, 0],
      ],
      0.046,
      paint,
      0.3,
      20,
    ),
    ...tube(
      [
        [mastX, 1.0, -0.22],
        [mastX, 1.0, 0.22],
      ],
      0.026,
      chrome(),
      0,
      16,
    ),
    ...tube(
      [
        [mastX, 1.18, 0],
        [mastX - 0.1, 1.18, 0.11],
        [mastX - 0.2, 1.22, 0.11],
      ],
      0.015,
      chrome(),
      0.05,
    ),
    ...tube(
      [
        [mastX, 1.18, 0],
        [mastX - 0.1, 1.18, -0.11],
        [mastX - 0.2, 1.22, -0.11],
      ],
      0.015,
      chrome(),
      0.05,
    ),
    ...display(frame([mastX - 0.03, 1.38, 0], -90, 0, -28), 0.34, 0.24, look),
    ...pedals,
  ];
};
