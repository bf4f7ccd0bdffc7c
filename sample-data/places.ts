/** A place of the sample data, in the form of a product's record. */
export type SamplePlace = {
  name: string;
  region: string;
  country: string;
  latitude: number;
  longitude: number;
};

/** In degrees north and east, with the stored name if it differs. */
const towns: Readonly<Record<string, [latitude: number, longitude: number, name?: string]>> = {
  'Alameda, CA': [37.77, -122.26],
  'Campbell, CA': [37.29, -121.95],
  'Cupertino, CA': [37.32, -122.03],
  'Fremont, CA': [37.55, -121.99],
  'Los Gatos, CA': [37.23, -121.97],
  'Milpitas, CA': [37.43, -121.91],
  'Mountain View, CA': [37.39, -122.08],
  'Palo Alto, CA': [37.44, -122.14],
  'Redwood City, CA': [37.49, -122.24],
  'San Jose, CA': [37.34, -121.89],
  'Santa Clara, CA': [37.35, -121.96],
  'Sunnyvale, CA': [37.37, -122.04],
  'Atlanta, GA': [33.75, -84.39],
  'College Park, GA': [33.65, -84.45],
  'Decatur, GA': [33.77, -84.3],
  'East Atlanta, GA': [33.75, -84.39, 'Atlanta'],
  'Hapeville, GA': [33.66, -84.41],
  'Chicago, IL': [41.85, -87.65],
  'Evanston, IL': [42.04, -87.69],
  'Edina, MN': [44.89, -93.35],
  'Northeast Minneapolis, MN': [44.98, -93.26, 'Minneapolis'],
  'St. Paul, MN': [44.94, -93.09, 'Saint Paul'],
  'Arden, NC': [35.47, -82.52],
  'Asheville, NC': [35.6, -82.55],
  'Black Mountain, NC': [35.62, -82.32],
  'Brevard, NC': [35.23, -82.73],
  'Fairview, NC': [35.14, -80.54],
  'Hendersonville, NC': [35.32, -82.46],
  'Swannanoa, NC': [35.6, -82.4],
  'Weaverville, NC': [35.7, -82.56],
  'West Asheville, NC': [35.6, -82.55, 'Asheville'],
  'Woodfin, NC': [35.63, -82.58],
  'Jersey City, NJ': [40.73, -74.08],
  'Albuquerque, NM': [35.08, -106.65],
  'Bernalillo, NM': [35.3, -106.55],
  'Corrales, NM': [35.24, -106.61],
  'Los Ranchos, NM': [35.16, -106.64, 'Los Ranchos de Albuquerque'],
  'Placitas, NM': [35.31, -106.42],
  'Rio Rancho, NM': [35.23, -106.66],
  'Sandia Heights, NM': [35.18, -106.49],
  'Santa Fe, NM': [35.69, -105.94],
  'Taos, NM': [36.41, -105.57],
  'Brooklyn, NY': [40.65, -73.95],
  'Queens, NY': [40.68, -73.84],
  'Bay Village, OH': [41.48, -81.92],
  'Cleveland Heights, OH': [41.52, -81.56],
  'Cleveland, OH': [41.5, -81.7],
  'Euclid, OH': [41.59, -81.53],
  'Lakewood, OH': [41.48, -81.8],
  'Parma, OH': [41.4, -81.72],
  'Rocky River, OH': [41.48, -81.84],
  'Shaker Heights, OH': [41.47, -81.54],
  'Strongsville, OH': [41.31, -81.84],
  'Beaverton, OR': [45.49, -122.8],
  'Gresham, OR': [45.5, -122.43],
  'Hillsboro, OR': [45.52, -122.99],
  'Hood River, OR': [45.71, -121.52],
  'Lake Oswego, OR': [45.42, -122.67],
  'Milwaukie, OR': [45.45, -122.64],
  'Oregon City, OR': [45.36, -122.61],
  'Portland, OR': [45.52, -122.68],
  'Austin, TX': [30.27, -97.74],
  'Cedar Park, TX': [30.51, -97.82],
  'Dripping Springs, TX': [30.19, -98.09],
  'East Austin, TX': [30.27, -97.74, 'Austin'],
  'Lakeway, TX': [30.36, -97.98],
  'Round Rock, TX': [30.51, -97.68],
  'Westlake, TX': [32.99, -97.2],
  'Bellevue, WA': [47.61, -122.2],
  'Renton, WA': [47.48, -122.22],
  'Seattle, WA': [47.61, -122.33],
  'Vancouver, WA': [45.64, -122.66],
  'West Seattle, WA': [47.61, -122.33, 'Seattle'],
};

export const samplePlaces = (): SamplePlace[] => Object.keys(towns).map(samplePlace);

/** The town of a location such as `Sellwood, Portland, OR`. */
export function samplePlace(location: string): SamplePlace {
  const [town = '', region = ''] = location.split(', ').slice(-2);
  const known = towns[`${town}, ${region}`];
  if (!known) throw new RangeError(`The sample data doesn't know where ${location} is.`);
  const [latitude, longitude, name = town] = known;
  return { name, region, country: 'US', latitude, longitude };
}
