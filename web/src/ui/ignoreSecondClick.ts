import type { MouseEvent } from 'react';

/**
 * For a button that leaves as soon as it is pressed, with its row: the second half of a double click,
 * which then hits the button of the next row, does nothing.
 */
export const ignoreSecondClick =
  (press: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) press();
  };
