import { QueryPlacesArgs } from '@fitness-zone/contract/generated/inputs.ts';
import { type Static, Type } from 'typebox';
import { type RestRoute, route } from '../../rest/route.ts';
import { findPlaces } from './find-places.service.ts';
import type { PlaceRecord } from './place.model.ts';

const optionalText = (description: string) => Type.Optional(Type.String({ description }));

/** A place as the REST paths show it. */
export const placeShape = Type.Object(
  {
    name: Type.String({ description: "The town's name." }),
    region: optionalText('State or region.'),
    country: Type.String({ description: 'ISO 3166-1 code.' }),
    postalCode: optionalText('Postal code, if the place was found by it.'),
    latitude: Type.Number({ description: 'Degrees north, to two decimals.' }),
    longitude: Type.Number({ description: 'Degrees east, to two decimals.' }),
  },
  { title: 'Place' },
);

export const showPlace = ({
  region,
  postalCode,
  ...place
}: PlaceRecord): Static<typeof placeShape> => ({
  name: place.name,
  ...(region && { region }),
  country: place.country,
  ...(postalCode && { postalCode }),
  latitude: place.latitude,
  longitude: place.longitude,
});

const { text, first } = QueryPlacesArgs;

export const placeRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/places',
    summary: 'Places whose name or postal code begins with `q`, largest first',
    querystring: Type.Object(
      {
        q: Type.String({
          maxLength: text.maxLength,
          description: 'Text typed so far, such as `portland, me` or `97034`.',
        }),
        limit: Type.Integer({ minimum: first.min, maximum: first.max, default: 6 }),
      },
      // A limit that is not given is set to its default before a handler reads it.
      { required: ['q'] },
    ),
    response: Type.Array(placeShape),
    handler: async ({ context, query }) =>
      (await findPlaces(context, { text: query.q, first: query.limit })).map(showPlace),
  }),
];
