/** What a chart of bars shows. */
export type Bars = {
  /** one for each bar, shown once each */
  names: readonly string[];
  series: readonly {
    label: string;
    color: 'primary' | 'info';
    data: readonly number[];
    /** what is said of a number besides */
    note?: (index: number) => string;
  }[];
  /** how a number is written */
  formatValue: (value: number) => string;
  /** as many names as there is place for at the side, where they are long; vertical bars otherwise */
  maxHorizontalBars?: number;
};

const verticalHeight = 220;
const horizontalBarHeight = 32;
const axisHeight = 40;

/** How high the place of a chart is, in pixels: it is held while the numbers load. */
export const barsHeight = (most?: Bars['maxHorizontalBars']): number =>
  most === undefined ? verticalHeight : most * horizontalBarHeight + axisHeight;
