import { roundedCoordinate } from '@fitness-zone/contract/places/distance.ts';

export type PlaceRecord = {
  name: string;
  region?: string | null;
  country: string;
  postalCode?: string | null;
  /** Degrees, to two decimals. */
  latitude: number;
  longitude: number;
};

export const placeField = {
  type: {
    name: { type: String, required: true },
    region: { type: String },
    country: { type: String, required: true },
    postalCode: { type: String },
    latitude: { type: Number, required: true },
    longitude: { type: Number, required: true },
  },
  _id: false,
} as const;

type Parts = 'region' | 'postalCode';
type GivenPlace = Omit<PlaceRecord, Parts> & { [Part in Parts]?: string | null | undefined };

/** A place to store: without blank parts, with coordinates rounded so that they reveal no address. */
export const placeRecord = ({ region, postalCode, ...place }: GivenPlace): PlaceRecord => ({
  ...place,
  region: region || null,
  postalCode: postalCode || null,
  latitude: roundedCoordinate(place.latitude),
  longitude: roundedCoordinate(place.longitude),
});
