import type { MouseEvent } from 'react';

/**
 * For a button that disappears with its row when pressed: ignores the second half of a double click, which would hit
 * the next row's button.
 */
export const ignoreSecondClick =
  (press: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) press();
  };
