/** Red, green and blue in linear light, 0 to 1. */
export type Rgb = readonly [number, number, number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toDisplay = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** Reads "#rrggbb". */
export function rgb(hex: string): Rgb {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** Writes "#rrggbb", with bright values rolled off softly instead of cut. */
export function hex(colour: Rgb): string {
  return `#${colour
    .map((c) => (c > 0.8 ? 0.8 + 0.2 * (1 - Math.exp(-(c - 0.8) / 0.2)) : Math.max(0, c)))
    .map((c) =>
      Math.round(Math.min(1, toDisplay(c)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Mixes two "#rrggbb" colours; t = 0 gives the first. */
export const mixHex = (a: string, b: string, t: number): string => hex(blend(rgb(a), rgb(b), t));

/** "#rrggbb" from hue in degrees, saturation and lightness 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const a = saturation * Math.min(lightness, 1 - lightness);
  const part = (n: number) => {
    const k = (n + hue / 30 + 12) % 12;
    const c = lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(c * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
