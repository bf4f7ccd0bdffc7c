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

/** A coordinate to two decimals, which is about 1 km. */
export const roundedCoordinate = (degrees: number): number =>
  // No negative zero, which JSON doesn't tell from the other.
  Math.round(degrees * 100) / 100 || 0;

/** Units in which people measure a way. */
export type DistanceUnit = 'mi' | 'km';

/** Countries whose road signs show miles. */
const mileCountries = new Set(['GB', 'LR', 'MM', 'US']);

/** @param country ISO 3166-1 code of two letters */
export const distanceUnitOf = (country: string): DistanceUnit =>
  mileCountries.has(country) ? 'mi' : 'km';

export const toKm = (distance: number, unit: DistanceUnit): number =>
  unit === 'mi' ? distance * kmOfMile : distance;

/** A distance as people say it, such as `8 mi`; coordinates to 1 km allow no more. */
export function distanceText(km: number, unit: DistanceUnit): string {
  const distance = Math.round(unit === 'mi' ? km / kmOfMile : km);
  return distance < 1 ? `under 1 ${unit}` : `${distance} ${unit}`;
}
