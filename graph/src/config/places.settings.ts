import { type CleanedEnv, EnvError, makeExactValidator } from 'envalid';

/** A geocoder and its protocol. */
export type Geocoder = { url: string; kind: 'photon' | 'nominatim' };

const geocoder = makeExactValidator<Geocoder>((input) => {
  const url = URL.parse(input);
  const [, path] = /\/(api|search)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (url && /^https?:$/.test(url.protocol) && path)
    return { url: input, kind: path === 'api' ? 'photon' : 'nominatim' };
  throw new EnvError(
    'must be the http(s) address of a geocoder: that of Photon ends with /api, that of Nominatim with /search',
  );
});

export const placesVariables = { PLACES_URL: geocoder({ default: undefined }) };

/** The geocoder that checked variables describe; null for the embedded list of towns. */
export const placesSettings = ({
  PLACES_URL,
}: CleanedEnv<typeof placesVariables>): Geocoder | null => PLACES_URL ?? null;
