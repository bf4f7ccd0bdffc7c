/** A number of stars in words: "1 star", "4 stars". */
export const starsText = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`);

/** An average with one decimal: "4.3". */
export const averageText = (average: number): string => average.toFixed(1);

/** A number of reviews in words: "1 review", "12 reviews". */
export const reviewsText = (count: number): string =>
  count === 1 ? '1 review' : `${count} reviews`;
