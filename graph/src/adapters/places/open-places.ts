import type { Connection } from 'mongoose';
import type { Config } from '../../config/config.ts';
import { openEmbeddedPlaces } from './embedded.places.ts';
import { openHostedPlaces } from './hosted.places.ts';
import type { Places } from './places.ts';
import { packagedTowns } from './town-data.ts';

/** The configured geocoder, otherwise the list of towns. Makes no request yet. */
export const openPlaces = (
  config: Pick<Config, 'geocoder' | 'mongodbUri' | 'dataDir' | 'mongodb'>,
  connection: Connection,
  towns = packagedTowns(config),
): Places =>
  config.geocoder ? openHostedPlaces(config.geocoder) : openEmbeddedPlaces(connection, towns);
