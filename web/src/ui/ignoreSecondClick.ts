import type { MouseEvent } from 'react';

/**
 * For a button that leaves with its row as soon as it is pressed: ignores the second half of a double click, which then
 * hits the button of the next row.
 */
export const ignoreSecondClick =
  (press: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) press();
  };
