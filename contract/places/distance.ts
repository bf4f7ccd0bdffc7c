import type { DistanceUnit } from '../enums.ts';

export type Coordinates = { latitude: number; longitude: number };

const earthRadiusKm = 6371;
const kmOfMile = 1.609344;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points along the surface of the earth. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const [here, there] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((there - here) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = north + Math.cos(here) * Math.cos(there) * east;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const kmOfDegree = 111.195;
const degrees = 180 / Math.PI;

/** The degrees north and east that a radius covers at a latitude. */
export function boxAround(latitude: number, km: number): { north: number; east: number } {
  const north = km / kmOfDegree;
  if (Math.abs(latitude) + north >= 90) return { north, east: 180 };
  const east = degrees * Math.asin(Math.sin(north / degrees) / Math.cos(latitude / degrees));
  return { north, east };
}

/** A coordinate to two decimals, which is about 1 km. */
export const roundedCoordinate = (degrees: number): number =>
  // No negative zero, which JSON can't tell from zero.
  Math.round(degrees * 100) / 100 || 0;

/** Countries whose road signs show miles. */
const mileCountries = new Set(['GB', 'LR', 'MM', 'US']);

/** @param country ISO 3166-1 code of two letters */
export const distanceUnitOf = (country: string): DistanceUnit =>
  mileCountries.has(country) ? 'mi' : 'km';

export const toKm = (distance: number, unit: DistanceUnit): number =>
  unit === 'mi' ? distance * kmOfMile : distance;

const fromKm = (km: number, unit: DistanceUnit): number => (unit === 'mi' ? km / kmOfMile : km);

/** Radii that people choose from, in either unit. */
export const radii = [5, 10, 25, 50, 100] as const;

/** The radius around a place if none is named. */
export const usualRadius = 25;

/** A distance to one decimal. */
export const roundedDistance = (km: number, unit: DistanceUnit): number =>
  Math.round(fromKm(km, unit) * 10) / 10;

/** A rounded distance for people, such as `8 mi`; coordinates are only precise to 1 km. */
export function distanceText(km: number, unit: DistanceUnit): string {
  const distance = Math.round(fromKm(km, unit));
  return distance < 1 ? `under 1 ${unit}` : `${distance.toLocaleString('en-US')} ${unit}`;
}
